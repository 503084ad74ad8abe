import { useEffect } from 'react'

/** How often a page that waits looks, in ms: soon enough for who sits before it, seldom enough for all the others. */
const lookEveryMs = 20_000

/** Looks again from time to time, and as soon as the page comes back into sight; never while it is out of sight. */
export function useLookAgain(look: () => Promise<void>): void {
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    const timer = setInterval(lookIfSeen, lookEveryMs)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [look])
}
