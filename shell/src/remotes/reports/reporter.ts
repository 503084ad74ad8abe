import type { RemoteReport } from '@ensemble/contracts/remote-reports'
import { type LoadOutcome, reportOf } from './load-outcome.ts'

/** Reports of one batch, as the gateway takes them. */
const largestBatch = 20

/** Reports of one load of the page: a loop that fails for ever must not write for ever. */
const mostReports = 200

/** A batch is sent this long after its first report, in ms, so that a page that opens costs one call. */
const collectForMs = 2_000

export interface ReporterDeps {
  /** Sends a batch and never fails. `leaving`: the page may be gone in a moment. */
  send: (reports: RemoteReport[], leaving: boolean) => void
  setTimer: (work: () => void, ms: number) => () => void
}

/** Collects what is told of remotes and sends it in batches. */
export function createReporter({ send, setTimer }: ReporterDeps) {
  const waiting: RemoteReport[] = []
  let told = 0
  let cancel: (() => void) | null = null

  function flush(leaving = false): void {
    cancel?.()
    cancel = null
    while (waiting.length > 0) send(waiting.splice(0, largestBatch), leaving)
  }
  return {
    flush,
    tell: (outcome: LoadOutcome): void => {
      told += 1
      if (told > mostReports) return
      waiting.push(reportOf(outcome))
      if (waiting.length >= largestBatch) flush()
      else cancel ??= setTimer(() => flush(), collectForMs)
    },
  }
}
