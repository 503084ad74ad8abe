import type { MissedSearch, Use, UsesOfPage } from '@ensemble/contracts/users/activity'

/** Uses of one batch, as the service takes them; what comes beyond while a batch waits to be sent is let go. */
const mostUses = 20
const mostSearches = 10
/** The service takes nothing older, in s. */
const oldest = 86_400

export interface UsageRecorderDeps {
  /** Whether the person agreed to be counted; null while nobody knows who it is. */
  agreed: () => boolean | null
  /** Sends a batch and never fails; it reaches the server although the page is left. */
  send: (batch: UsesOfPage) => void
  /** Does work when the page has nothing better to do. */
  whenIdle: (work: () => void) => void
  /** In epoch ms. */
  now: () => number
}

export type UsageRecorder = ReturnType<typeof createUsageRecorder>

/** Collects what somebody does with the platform, in memory alone, and sends it in batches (decision 116). */
export function createUsageRecorder({ agreed, send, whenIdle, now }: UsageRecorderDeps) {
  let uses: { use: Use; at: number }[] = []
  let missed: MissedSearch[] = []

  function forget(): void {
    uses = []
    missed = []
  }

  /** Sends what was collected; waits while nobody knows who it is. */
  function flush(): void {
    const may = agreed()
    if (may === null) return
    const collected = { uses, missed }
    forget()
    if (!may || collected.uses.length === 0) return
    const secondsAgo = (at: number) => Math.min(oldest, Math.max(0, Math.round((now() - at) / 1000)))
    send({
      uses: collected.uses.map(({ use, at }) => ({ use, secondsAgo: secondsAgo(at) })),
      ...(collected.missed.length > 0 && { missedSearches: collected.missed }),
    })
  }

  return {
    flush,
    forget,
    record: (use: Use, search?: MissedSearch): void => {
      if (agreed() === false || uses.length >= mostUses) return
      uses.push({ use, at: now() })
      if (search && missed.length < mostSearches) missed.push(search)
      if (uses.length === mostUses) whenIdle(flush)
    },
  }
}
