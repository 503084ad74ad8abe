import type { ShellApi } from '@ensemble/contracts/remote'
import { currentShell } from '../shell/shell-bridge.ts'
import { createDraftKeepers } from './draft-keepers.ts'

type DraftKeepers = ReturnType<typeof createDraftKeepers>

/** One per shell: a page has one, a test each time another. */
const known = new WeakMap<ShellApi, DraftKeepers>()

/** What is being written in this tab; the first use begins to send it whenever the page is hidden or left, and to ask where that could not be. */
export function currentDrafts(): DraftKeepers {
  const shell = currentShell()
  const drafts = known.get(shell) ?? createDraftKeepers({ shell })
  if (!known.has(shell)) {
    known.set(shell, drafts)
    // A phone takes a hidden page away without another word.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') drafts.flush(true)
    })
    window.addEventListener('pagehide', () => drafts.flush(true))
    // The browser asks in its own words, and only where no server has what was written.
    window.addEventListener('beforeunload', (event) => {
      if (drafts.holds(navigator.onLine)) event.preventDefault()
    })
  }
  return drafts
}

/** Sends what no server has yet. For the shell, which knows when a session is about to end. */
export function saveDrafts(): void {
  known.get(currentShell())?.flush(true)
}
