import { expect, test } from 'vitest'
import { copiesTable } from './copies-table.ts'

const work = (perProcessorSecond: number) => ({ perSecond: 2 * perProcessorSecond, perProcessorSecond })

test('what two lose is told apart from what fewer callers lose', () => {
  const lines = copiesTable('gateways', 16, {
    one: [work(1000), work(2000)],
    oneWithHalf: [work(800), work(1600)],
    two: [work(720), work(1440)],
  }).split('\n')
  expect(lines.slice(2, 5)).toEqual([
    '| one, 16 callers | 2000 (2000–4000) | 1000 (1000–2000) |  |  |',
    '| one, 8 callers | 1600 (1600–3200) | 800 (800–1600) | 0.80 (0.80–0.80) |  |',
    '| two, 8 callers each | 1440 (1440–2880) | 720 (720–1440) | 0.72 (0.72–0.72) | 0.90 (0.90–0.90) |',
  ])
  expect(lines.at(-1)).toBe(
    'Two do 72 % of the work of one with the same processor time; the goal is 90 %. With 8 callers one alone does 80 %, and two do 90 % of that.',
  )
})
