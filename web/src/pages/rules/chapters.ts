// Which rules are written down: a list of chapters and clauses for each game, beside its words.

/** A chapter: its words stand under `rules-<game>-<id>`, its clauses under `clause-<id>`. */
export interface Chapter {
  id: string
  clauses: string[]
}

const found = import.meta.glob<{ chapters: Chapter[] }>('../../../words/rules/*.json', { import: 'default' })

/** The games whose rules are written down. */
export const WRITTEN = Object.keys(found).map((path) => path.replace(/^.*\/(.*)\.json$/, '$1'))

/** The chapters of a game's rules; none if nobody has written them. */
export async function chaptersOf(game: string): Promise<Chapter[]> {
  const load = found[`../../../words/rules/${game}.json`]
  return load ? (await load()).chapters : []
}
