import { expect, it } from 'vitest'
import { stageNames } from './stages.ts'
import { wantedStages } from './test-words.ts'

it('takes all stages, or those that are named', () => {
  expect(wantedStages([])).toEqual(new Set(stageNames))
  expect(wantedStages(['--only', 'unit,e2e'])).toEqual(new Set(['unit', 'e2e']))
})

it('runs nothing for help, nor for words that mean nothing', () => {
  expect(wantedStages(['--help'])).toBeNull()
  expect(() => wantedStages(['--only', 'everything'])).toThrow('no test stage')
  expect(() => wantedStages(['--fast'])).toThrow('mean nothing')
  expect(() => wantedStages(['unit'])).toThrow('mean nothing')
})
