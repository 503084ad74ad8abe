import type { Registry } from '@ensemble/contracts/registry'
import type { VisitReport } from '@ensemble/contracts/visit-reports'
import type { PageRouter } from '@ensemble/mf-kit'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { remotePageAt } from '../remote-page-at.ts'
import { shellPageAt } from './shell-page-at.ts'

const address = '/remotes/visits'

export interface Visit {
  registry: Registry
  /** Path of the page that the browser asked for. */
  opened: string
  router: Pick<PageRouter, 'subscribe'>
}

interface Vitals {
  onCLS: typeof onCLS
  onINP: typeof onINP
  onLCP: typeof onLCP
}

/** What of a value decides whether it is of the first page. */
interface Measured {
  value: number
  entries: readonly Pick<PerformanceEntry, 'startTime'>[]
}

/**
 * Measures the first page of a visit until it is left, and tells of it once, when the tab goes out of sight. A page that
 * has been left already, or that is nobody's, is not told of.
 */
export function measureVisit({ registry, opened, router }: Visit, vitals: Vitals = { onCLS, onINP, onLCP }): void {
  const page = remotePageAt(registry, opened) ?? shellPageAt(opened)
  if (!page || window.location.pathname !== opened) return
  const report: VisitReport = { ...page }

  // The browser goes on measuring in the next page, as if it were this one: `/login` would tell of `/home`.
  let leftAt = Infinity
  router.subscribe(({ location }) => {
    if (location.pathname !== opened) leftAt = Math.min(leftAt, performance.now())
  })
  const ofThisPage =
    (note: (value: number) => void) =>
    ({ value, entries }: Measured) => {
      if (entries.every(({ startTime }) => startTime <= leftAt)) note(value)
    }
  const asItChanges = { reportAllChanges: true }
  vitals.onLCP(
    ofThisPage((value) => (report.lcpMs = Math.round(value))),
    asItChanges,
  )
  vitals.onINP(
    ofThisPage((value) => (report.inpMs = Math.round(value))),
    asItChanges,
  )
  vitals.onCLS(
    ofThisPage((value) => (report.cls = Math.round(value * 1000) / 1000)),
    asItChanges,
  )

  const leaving = new AbortController()
  document.addEventListener(
    'visibilitychange',
    () => {
      // A page that was opened in the background has no first paint to tell of.
      if (document.visibilityState !== 'hidden' || report.lcpMs === undefined) return
      leaving.abort()
      navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }))
    },
    { signal: leaving.signal },
  )
}
