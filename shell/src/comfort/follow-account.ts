import type { Session } from '@ensemble/contracts/remote'
import { type ComfortWord, comfortWords } from '@ensemble/ui'
import { keepComfort, readComfort } from './comfort.ts'

interface FollowAccountDeps {
  session: { get: () => Session; subscribe: (listener: () => void) => unknown }
  /** Tells the account what was chosen in this browser. */
  tell: (words: ComfortWord[]) => void
  read?: () => ComfortWord[]
  keep?: (words: readonly ComfortWord[]) => void
}

/**
 * Takes over how somebody reads the site from their account, once for each who signs in: on a new device, and where
 * somebody else used this browser. What was chosen on this page before is newer than the account's, which is told.
 */
export function followAccount({ session, tell, read = readComfort, keep = keepComfort }: FollowAccountDeps): void {
  /** As it was before anybody chose something without an account. */
  let known = read().join()
  let followed: string | null = null
  function look() {
    const { user } = session.get()
    if (user === null) {
      if (followed !== null) known = read().join()
      followed = null
      return
    }
    if (user.id === followed) return
    followed = user.id
    const here = read()
    if (here.join() !== known) {
      tell(here)
      return
    }
    const kept = comfortWords.filter((word) => user.comfort?.includes(word))
    if (user.comfort && kept.join() !== here.join()) keep(kept)
  }
  session.subscribe(look)
  look()
}
