import { setTimer } from '../../timers/timers.ts'
import type { measureVisit, Visit } from './measure-visit.ts'

/** The measure comes when a page is there: browsers keep what happened before. In ms. */
const measureAfterMs = 3_000

interface Measure {
  measureVisit: typeof measureVisit
}

const loadMeasure = (): Promise<Measure> => import(/* webpackChunkName: "vitals" */ './measure-visit.ts')

/**
 * Tells the gateway how the first page of this visit came: the web vitals, once, when the page goes out of sight. Nothing
 * about the person; silent where it fails.
 */
export function reportVisit(visit: Visit, load = loadMeasure): void {
  setTimer(() => {
    // A guard has led elsewhere: what was painted is not this page.
    if (window.location.pathname !== visit.opened) return
    void load()
      .then((measure) => measure.measureVisit(visit))
      .catch(() => undefined)
  }, measureAfterMs)
}
