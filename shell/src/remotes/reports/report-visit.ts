import type { Registry } from '@ensemble/contracts/registry'
import type { VisitReport } from '@ensemble/contracts/visit-reports'
import type { onCLS, onINP, onLCP } from 'web-vitals'
import { setTimer } from '../../timers/timers.ts'
import { type RemotePage, remotePageAt } from '../remote-page-at.ts'

const address = '/remotes/visits'

/** The measure comes when a page is there: browsers keep what happened before. In ms. */
const measureAfterMs = 3_000

interface Vitals {
  onCLS: typeof onCLS
  onINP: typeof onINP
  onLCP: typeof onLCP
}

const loadVitals = (): Promise<Vitals> => import(/* webpackChunkName: "vitals" */ 'web-vitals')

/**
 * Tells the gateway how the first page of this visit came, if it is a remote's: the web vitals, once, when the page goes
 * out of sight. Nothing about the person; silent where it fails.
 */
export function reportVisit(registry: Registry, load = loadVitals): void {
  const { pathname } = window.location
  const page = remotePageAt(registry, pathname)
  if (!page) return
  setTimer(() => {
    // A guard has led elsewhere: what was painted is not this page.
    if (window.location.pathname === pathname) void measure(page, load).catch(() => undefined)
  }, measureAfterMs)
}

async function measure(page: RemotePage, load: () => Promise<Vitals>): Promise<void> {
  const vitals = await load()
  const report: VisitReport = { ...page }
  const asItChanges = { reportAllChanges: true }
  vitals.onLCP(({ value }) => (report.lcpMs = Math.round(value)), asItChanges)
  vitals.onINP(({ value }) => (report.inpMs = Math.round(value)), asItChanges)
  vitals.onCLS(({ value }) => (report.cls = Math.round(value * 1000) / 1000), asItChanges)
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
