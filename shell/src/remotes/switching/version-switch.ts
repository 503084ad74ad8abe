import type { Registry } from '@ensemble/contracts/registry'
import { staleRemotes } from './stale-remotes.ts'

export interface SwitchDeps {
  /** What this page was loaded with. */
  page: Registry
  /** The registry as this visitor gets it now; null when it cannot be read. */
  readNow: () => Promise<Registry | null>
  /** Nothing is under way that loading the page anew would cut off: an answer, a message just shown, a lost line. */
  isFree: () => boolean
  /** Loads the page at its present address anew. */
  reload: () => void
}

/** Leaves versions that were taken back, when the visitor next goes to another page: never under their hands. */
export interface VersionSwitch {
  /** Something moved: asks what this visitor gets now. Never rejects. */
  look: () => Promise<void>
  /** The visitor has gone to another page. */
  navigated: () => void
}

/**
 * The other version comes with the page and not into it: two builds of one remote share the names of their calls, of
 * which the first definition stays. The page is asked for anew at the address that the visitor has just gone to, where
 * nothing is written yet; what they wrote before is kept or was guarded when they left.
 */
export function createVersionSwitch({ page, readNow, isFree, reload }: SwitchDeps): VersionSwitch {
  let isStale = false
  return {
    look: async () => {
      const now = await readNow()
      if (now) isStale = staleRemotes(page, now).length > 0
    },
    navigated: () => {
      if (isStale && isFree()) reload()
    },
  }
}
