import { expect, it } from 'vitest'
import { allStages, usualStages } from './stages.ts'
import { wantedStages } from './test-words.ts'

const usual = { command: 'npm test', stages: usualStages }

it('takes all stages, or those that are named', () => {
  expect(wantedStages(usual, [])).toEqual(new Set(usualStages))
  expect(wantedStages(usual, ['--only', 'unit,e2e'])).toEqual(new Set(['unit', 'e2e']))
})

it('runs nothing for help, nor for words that mean nothing', () => {
  expect(wantedStages(usual, ['--help'])).toBeNull()
  expect(() => wantedStages(usual, ['--only', 'everything'])).toThrow('no test stage')
  expect(() => wantedStages(usual, ['--fast'])).toThrow('mean nothing')
  expect(() => wantedStages(usual, ['unit'])).toThrow('mean nothing')
})

it('keeps the long stages to the command that has them', () => {
  expect(() => wantedStages(usual, ['--only', 'skew'])).toThrow('no test stage')
  const all = { command: 'npm run test:all', stages: allStages }
  expect(wantedStages(all, ['--only', 'skew'])).toEqual(new Set(['skew']))
})
