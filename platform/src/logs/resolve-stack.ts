import type { FindMap } from './source-maps.ts'

const place = /^(\/.+\.js):(\d+):(\d+)$/

/**
 * The places of a stack in the sources, as `mf-articles/src/article/article-page.tsx:42:7`; one that no map knows stays
 * as it is.
 */
export async function resolveStack(stack: readonly string[], findMap: FindMap): Promise<string[]> {
  return Promise.all(stack.map((built) => resolvePlace(built, findMap)))
}

async function resolvePlace(built: string, findMap: FindMap): Promise<string> {
  const [, file, line, column] = place.exec(built) ?? []
  if (file === undefined) return built
  // Browsers count lines and columns from 1, maps from 0.
  const entry = (await findMap(file))?.findEntry(Number(line) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry) || typeof entry.originalSource !== 'string') return built
  return `${entry.originalSource}:${String(entry.originalLine + 1)}:${String(entry.originalColumn + 1)}`
}
