import { expect, test } from 'vitest'
import { movedContent } from './mission-reschedule.ts'
import { content } from './samples-content.test-data.ts'
import { questionnaire } from './samples-questionnaire.test-data.ts'

const now = new Date('2026-10-01T12:00:00Z')
/** Its answers are kept for five days after the last. */
const study = {
  ...content(new Date('2026-10-20T12:00:00Z')),
  type: 'studies_and_surveys' as const,
  endAt: new Date('2026-10-22T12:00:00Z'),
  questionnaire: questionnaire({ eraseOn: '2026-10-27' }),
}
const inNovember = { startAt: new Date('2026-11-20T13:00:00Z'), endAt: new Date('2026-11-22T13:00:00Z') }

test('answers that nobody has begun to give are kept for as long after the new date', () => {
  const moved = movedContent(study, inNovember, { now, begun: false })
  expect(moved.questionnaire).toEqual({ ...study.questionnaire, eraseOn: '2026-11-27' })
})

test('the day on which begun answers are erased was promised: the mission moves as far as it allows', () => {
  const move = (endAt: Date) => movedContent(study, { ...inNovember, endAt }, { now, begun: true })
  expect(() => move(inNovember.endAt)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', fields: { 'questionnaire.eraseOn': ['DATE_ORDER'] } }),
  )
  const sooner = { startAt: new Date('2026-10-23T12:00:00Z'), endAt: new Date('2026-10-26T13:00:00Z') }
  expect(movedContent(study, sooner, { now, begun: true }).questionnaire).toEqual(study.questionnaire)
})

test('registration for a study that becomes shorter ends with it at the latest', () => {
  const open = { ...study, registrationDeadline: study.endAt }
  const shorter = { ...inNovember, endAt: new Date('2026-11-21T13:00:00Z') }
  expect(movedContent(open, shorter, { now, begun: false }).registrationDeadline).toEqual(shorter.endAt)
  expect(movedContent(open, inNovember, { now, begun: false }).registrationDeadline).toEqual(inNovember.endAt)
})

test('answers that are kept as long as they may be are so at the new date', () => {
  // Five years with two leap days here, and with one there.
  const endAt = new Date('2027-03-01T12:00:00Z')
  const longest = { ...study, endAt, questionnaire: questionnaire({ eraseOn: '2032-03-01' }) }
  const later = { startAt: inNovember.startAt, endAt: new Date('2028-03-01T12:00:00Z') }
  expect(movedContent(longest, later, { now, begun: false }).questionnaire?.eraseOn).toBe('2033-03-01')
})
