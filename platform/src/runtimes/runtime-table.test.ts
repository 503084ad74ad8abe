import { expect, it } from 'vitest'
import { runtimeTable, tryOf } from './runtime-table.ts'

const unit = { stage: 'unit', counts: { passed: 1120, failed: 0, skipped: 0 } }
const integration = { stage: 'integration', counts: { passed: 1419, failed: 1, skipped: 1 } }

it('has a line for each version and stage', () => {
  const tries = [tryOf('20.18.1', false, [unit, integration]), tryOf('24.21.0', true, [unit])]
  expect(runtimeTable(tries).split('\n')).toEqual([
    'Node.js 20.18.1  unit         1120 passed, 0 failed',
    'Node.js 20.18.1  integration  1419 passed, 1 failed, 1 skipped',
    'Node.js 24.21.0  unit         1120 passed, 0 failed',
  ])
})

it('counts a failure of what could not even begin', () => {
  expect(tryOf('24.21.0', false, [unit]).stages).toEqual([
    unit,
    { stage: 'start', counts: { passed: 0, failed: 1, skipped: 0 } },
  ])
})
