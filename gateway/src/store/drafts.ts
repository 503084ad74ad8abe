import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Where versions are put together, and taken away from: beside the cache, on its disk, so that a whole one moves in one
 * step. `.staging` has deliveries, `.fetched` archives.
 */
const places = ['.staging', '.fetched'] as const

/** What is older belongs to nobody any more, in ms: a delivery is answered or given up long before. */
const leftAfterMs = 3_600_000

/** A folder of its own for one draft; nothing is there yet. @param cache folder of the published versions */
export function draftFolder(cache: string, place: (typeof places)[number]): string {
  return join(cache, place, randomUUID())
}

/**
 * Takes away the drafts of processes that died over them. Another gateway may share this disk: what is young is let be.
 * @returns how many
 */
export async function removeLeftDrafts(cache: string, now: Date): Promise<number> {
  let removed = 0
  for (const place of places) {
    for (const name of await readdir(join(cache, place)).catch(() => [])) {
      const folder = join(cache, place, name)
      // Null where whoever made it has just taken it away.
      const found = await stat(folder).catch(() => null)
      if (!found || now.getTime() - found.mtimeMs < leftAfterMs) continue
      await rm(folder, { recursive: true, force: true })
      removed += 1
    }
  }
  return removed
}
