import { expect, it } from 'vitest'
import { chargeChanges } from './charges.ts'

it('says who begins and who ceases to run a mission, and nothing of who does it', () => {
  expect(chargeChanges(['anne', 'paul'], ['paul', 'inès'], 'ada')).toEqual([
    { userId: 'inès', ranBefore: false },
    { userId: 'anne', ranBefore: true },
  ])
  expect(chargeChanges(['anne'], ['inès'], 'inès')).toEqual([{ userId: 'anne', ranBefore: true }])
  expect(chargeChanges([], ['anne'], 'anne')).toEqual([])
})
