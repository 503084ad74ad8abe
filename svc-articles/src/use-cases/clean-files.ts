import { deleteOutdatedFile, outdatedFiles } from '../data/files.ts'
import type { Deps } from '../deps.ts'
import { derivedFolder } from '../images/derived.ts'
import { incoming } from '../storage/incoming.ts'

/** An upload that began in time on a slow line, and one whose sender asks late what came of it, are let be. */
const graceMs = 60 * 60 * 1000
const atOnce = 500

/**
 * Throws away what was announced and never came, what was refused, and the pictures of erased people: the bytes first,
 * so that a row is there for as long as there is something to throw away.
 * @returns how many
 */
export async function cleanFiles(deps: Deps): Promise<number> {
  const keys = await outdatedFiles(deps.db, new Date(deps.clock.now().getTime() - graceMs), atOnce)
  for (const key of keys) {
    await deps.files.remove(incoming(key))
    await deps.files.remove(key)
    await deps.files.removeBelow(derivedFolder(key))
    await deleteOutdatedFile(deps.db, key)
  }
  return keys.length
}
