import { expect, it } from 'vitest'
import { approvedPart, restoredContent } from './mission-edit.ts'
import { content } from './samples-content.test-data.ts'
import { questionnaire } from './samples-questionnaire.test-data.ts'

const type = 'studies_and_surveys'
const study = (startAt: string, eraseOn: string) =>
  content(new Date(startAt), { type, endAt: null, questionnaire: questionnaire({ eraseOn }) })
const approved = approvedPart({ ...study('2027-03-01T10:00:00Z', '2027-04-10'), title: 'Ce qui a été approuvé' })

it('what was approved last stands again, with its day of erasure where that fits the dates of now', () => {
  const before = restoredContent(study('2027-03-02T10:00:00Z', '2027-05-01'), approved)
  expect(before).toMatchObject({ title: 'Ce qui a été approuvé', startAt: new Date('2027-03-02T10:00:00Z') })
  expect(before.questionnaire?.eraseOn).toBe('2027-04-10')
})

it('answers are not erased before the study that was moved meanwhile has begun', () => {
  const moved = study('2027-06-01T10:00:00Z', '2027-07-10')
  expect(restoredContent(moved, approved).questionnaire?.eraseOn).toBe('2027-07-10')
  const elsewhere = { ...moved, questionnaire: questionnaire({ kind: 'link', eraseOn: null }) }
  expect(restoredContent(elsewhere, approved).questionnaire?.eraseOn).toBe('2027-07-01')
})

it('a mission without a questionnaire of ours keeps none', () => {
  const plain = content(new Date('2027-06-01T10:00:00Z'))
  expect(restoredContent(plain, approvedPart({ ...plain, title: 'Avant' }))).toEqual({ ...plain, title: 'Avant' })
})
