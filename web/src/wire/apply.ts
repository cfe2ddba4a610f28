// Changes: how a view becomes the next one, and everything that did not change stays the same value.

/** The way to what changed, and last what stands there now. */
export type Change = readonly unknown[]

/** A view after changes, in their order; the one that is handed in stays as it is. */
export function apply<T>(view: T, changes: readonly Change[] = []): T {
  return changes.reduce<unknown>((seen, change) => put(seen, change, 0), view) as T
}

function put(seen: unknown, change: Change, depth: number): unknown {
  if (depth === change.length - 1) return change[depth]
  const step = change[depth]
  if (Array.isArray(seen)) return placed(seen, Number(step), change, depth)
  const named = (seen ?? {}) as Record<string, unknown>
  const name = String(step)
  return { ...named, [name]: put(named[name], change, depth + 1) }
}

function placed(seen: unknown[], place: number, change: Change, depth: number): unknown[] {
  const next = seen.slice()
  next[place] = put(seen[place], change, depth + 1)
  return next
}
