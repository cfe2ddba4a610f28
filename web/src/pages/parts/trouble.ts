import { codeOf, Refusal } from '../../api'
import { has, t } from '../../words/words.svelte'

/** What went wrong, in the reader's words. */
export function explain(problem: unknown): string {
  const key = `ui-trouble-${codeOf(problem)}`
  if (has(key)) return t(key)
  return t(problem instanceof Refusal && problem.status < 500 ? 'ui-trouble-malformed' : 'ui-trouble-failed')
}
