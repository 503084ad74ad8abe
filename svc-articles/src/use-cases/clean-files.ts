import { forgetFile, outdatedFiles, removeUnusedFiles } from '../data/files.ts'
import type { Deps } from '../deps.ts'
import { dailyLimits } from '../domain/file-rules.ts'
import { derivedFolder } from '../images/derived.ts'
import { incoming } from '../storage/incoming.ts'

/** An upload that began in time on a slow line, and one whose sender asks late what came of it, are let be. */
const graceMs = 60 * 60 * 1000
const atOnce = 500

/** For so long a form that nobody has saved may name a file: drafts of people are kept for 30 days. */
const unsavedMs = 31 * 24 * 60 * 60 * 1000

/** Marks the files that nothing shows any more; `cleanFiles` throws them away. @returns how many */
export function leaveUnusedFiles({ clock, db }: Deps): Promise<number> {
  const now = clock.now()
  return removeUnusedFiles(db, new Date(now.getTime() - unsavedMs), now)
}

/**
 * Throws away what was announced and never came, what was refused, the pictures of erased people and what nothing shows
 * any more: the bytes first, so that a row is there for as long as there is something to throw away. A row stays for as
 * long as it counts against what its owner may announce in a day.
 * @returns how many
 */
export async function cleanFiles(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const keys = await outdatedFiles(deps.db, new Date(now.getTime() - graceMs), atOnce)
  for (const key of keys) {
    await deps.files.remove(incoming(key))
    await deps.files.remove(key)
    await deps.files.removeBelow(derivedFolder(key))
    await forgetFile(deps.db, key, now, dailyLimits.seconds)
  }
  return keys.length
}
