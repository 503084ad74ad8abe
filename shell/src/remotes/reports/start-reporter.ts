import type { Registry } from '@ensemble/contracts/registry'
import type { RemoteReports } from '@ensemble/contracts/remote-reports'
import { setTimer } from '../../timers/timers.ts'
import { remotePageAt } from '../remote-page-at.ts'
import type { LoadOutcome } from './load-outcome.ts'
import { createReporter } from './reporter.ts'

const address = '/remotes/reports'

/** The reporter of this page: what it has collected is also sent when the page is left or goes out of sight. */
export function startReporter(registry: Registry) {
  const reporter = createReporter({ send, setTimer })
  window.addEventListener('pagehide', () => reporter.flush(true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush(true)
  })
  return {
    tell: (outcome: LoadOutcome) => {
      const page = remotePageAt(registry, window.location.pathname)
      // A widget that fails does so on a page of the shell, or of another remote.
      const route = page?.remote === outcome.build.remote ? page.route : undefined
      reporter.tell({ ...outcome, route })
    },
  }
}

function send(reports: RemoteReports['reports'], leaving: boolean): void {
  const body = JSON.stringify({ reports } satisfies RemoteReports)
  const type = 'application/json'
  if (leaving && typeof navigator.sendBeacon === 'function') {
    navigator.sendBeacon(address, new Blob([body], { type }))
    return
  }
  // Nobody waits for it, and nobody is told when it fails.
  const options: RequestInit = { method: 'POST', body, keepalive: true, credentials: 'omit' }
  fetch(address, { ...options, headers: { 'Content-Type': type } }).catch(() => undefined)
}
