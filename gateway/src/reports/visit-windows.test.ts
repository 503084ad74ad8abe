import { describe, expect, it } from 'vitest'
import { VisitWindows } from './visit-windows.ts'

const remote = 'mf-missions'
const route = '/missions/browse'

/** Visits of as many senders, some faster and some slower than the time given. */
function tell(windows: VisitWindows, version: string, count: number, ms: number) {
  for (let index = 0; index < count; index += 1) {
    const lcpMs = Math.round(ms * (0.5 + index / count))
    windows.take({ remote, version, route, lcpMs, cls: 0.01 }, `10.0.0.${index}`)
  }
}

describe('what browsers tell of visits', () => {
  it('is shown by route as what three of four did not exceed', () => {
    const windows = new VisitWindows()
    tell(windows, 'v1', 40, 1000)
    expect(windows.figures(remote, 'v1')).toEqual([{ route, visits: 40, lcpMs: 1225, inpMs: null, cls: 0.01 }])
    expect(windows.figures(remote, 'v2')).toEqual([])
  })

  it.each([
    ['as fast', 100, 1000, undefined],
    ['a tenth slower', 100, 1100, undefined],
    ['a third slower, which may be chance', 100, 1330, undefined],
    ['twice as slow', 100, 2000, true],
    ['twice as slow, of which few have told', 19, 2000, undefined],
  ])('marks a canary only where it is surely slower by a quarter: %s', (_how, count, ms, slower) => {
    const windows = new VisitWindows()
    tell(windows, 'v1', 100, 1000)
    tell(windows, 'v2', count, ms)
    expect(windows.beside(remote, 'v2', 'v1')[0]?.slower).toBe(slower)
  })

  it('counts no sender more than ten times, and nothing from before a version was put live', () => {
    const windows = new VisitWindows()
    for (let index = 0; index < 30; index += 1) windows.take({ remote, version: 'v1', route, lcpMs: 9 }, '10.0.0.1')
    expect(windows.figures(remote, 'v1')[0]?.visits).toBe(10)
    windows.forget(remote, 'v1')
    expect(windows.figures(remote, 'v1')).toEqual([])
  })
})
