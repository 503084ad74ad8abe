import { expect, test } from 'vitest'
import { sampleMission } from '../../testing/sample-missions.ts'
import { formOf } from './mission-form.ts'
import { mergeEdits } from './merge-edits.ts'

const base = formOf(sampleMission())

test('what only they changed is taken over, what only I changed stays, and both is asked', () => {
  const mine = { ...base, title: 'Mon titre', city: 'Bron' }
  const theirs = { ...base, title: 'Leur titre', summary: 'Leur résumé, assez long.' }
  expect(mergeEdits(base, mine, theirs)).toEqual({
    merged: { ...mine, summary: theirs.summary },
    conflicts: ['title'],
    taken: ['summary'],
  })
})

test('the same change twice is no conflict', () => {
  const both = { ...base, domains: ['research' as const] }
  expect(mergeEdits(base, both, both)).toMatchObject({ conflicts: [], taken: [] })
})

test('without the common beginning every difference is asked, and mine stays', () => {
  const mine = { ...base, title: 'Mon titre' }
  const theirs = { ...base, city: 'Bron' }
  const { merged, conflicts, taken } = mergeEdits(null, mine, theirs)
  expect(merged).toEqual(mine)
  expect(conflicts.sort()).toEqual(['city', 'title'])
  expect(taken).toEqual([])
})
