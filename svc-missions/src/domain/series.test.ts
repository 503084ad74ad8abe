import { parisZone, zoneOf } from '@ensemble/contracts/zones'
import { expect, test } from 'vitest'
import { content } from './samples-content.test-data.ts'
import { questionnaire } from './samples-questionnaire.test-data.ts'
import { contentFrom, datesFrom, datesMovedAlike, daysEarlier, questionnaireAlike } from './series.ts'

/** 14 to 16 o’clock in Paris, three days after the end of registration at noon. */
const inSummer = {
  departmentCode: '69',
  startAt: new Date('2026-10-20T12:00:00Z'),
  endAt: new Date('2026-10-20T14:00:00Z'),
  registrationDeadline: new Date('2026-10-17T10:00:00Z'),
}

test('the next date keeps its hours in Paris, on both sides of a change of clocks', () => {
  expect(datesFrom(inSummer, new Date('2026-10-27T13:00:00Z'))).toEqual({
    startAt: new Date('2026-10-27T13:00:00Z'),
    endAt: new Date('2026-10-27T15:00:00Z'),
    // Still in summer time, though the mission is not.
    registrationDeadline: new Date('2026-10-24T10:00:00Z'),
  })
  const open = { ...inSummer, endAt: null, registrationDeadline: null }
  expect(datesFrom(open, new Date('2026-10-27T13:00:00Z'))).toMatchObject({ endAt: null, registrationDeadline: null })
})

test('what follows moves as the first has, and keeps what is its own', () => {
  const later = { ...datesFrom(inSummer, new Date('2026-10-27T13:00:00Z')), departmentCode: '69' }
  const anHourLater = {
    ...inSummer,
    startAt: new Date('2026-10-20T13:00:00Z'),
    endAt: new Date('2026-10-20T15:00:00Z'),
  }
  const moved = datesMovedAlike(later, inSummer, anHourLater)
  expect(moved.startAt).toEqual(new Date('2026-10-27T14:00:00Z'))
  expect(moved.endAt).toEqual(new Date('2026-10-27T16:00:00Z'))
  // The registration of the first ends when it did, so an hour further from its beginning: there as well.
  expect(moved.registrationDeadline).toEqual(new Date('2026-10-24T10:00:00Z'))
  // One of the dates was made longer by hand: it stays longer.
  const longer = { ...later, endAt: new Date('2026-10-27T17:00:00Z') }
  expect(datesMovedAlike(longer, inSummer, anHourLater).endAt).toEqual(new Date('2026-10-27T18:00:00Z'))
  expect(datesMovedAlike(later, inSummer, { ...inSummer, registrationDeadline: null }).registrationDeadline).toBeNull()
})

test('days before a beginning are days on a calendar in Paris', () => {
  expect(daysEarlier(new Date('2026-10-27T13:00:00Z'), 7, parisZone)).toEqual(new Date('2026-10-20T12:00:00Z'))
})

test('a committee overseas has its own clock, which no summer time moves', () => {
  const here = { ...inSummer, departmentCode: '974' }
  expect(datesFrom(here, new Date('2026-10-27T12:00:00Z'))).toEqual({
    startAt: new Date('2026-10-27T12:00:00Z'),
    endAt: new Date('2026-10-27T14:00:00Z'),
    registrationDeadline: new Date('2026-10-24T10:00:00Z'),
  })
  expect(daysEarlier(new Date('2026-10-27T12:00:00Z'), 7, zoneOf('974'))).toEqual(new Date('2026-10-20T12:00:00Z'))
})

/** A study until half past eleven in the evening in Paris. */
const study = {
  ...content(new Date('2026-10-20T12:00:00Z')),
  endAt: new Date('2026-10-20T21:30:00Z'),
  questionnaire: questionnaire({ eraseOn: '2026-10-25' }),
}

test('answers are kept for as many days in Paris after each date, on both sides of a change of clocks', () => {
  const next = contentFrom(study, new Date('2026-10-27T13:00:00Z'))
  expect(next).toMatchObject({ endAt: new Date('2026-10-27T22:30:00Z'), questionnaire: { eraseOn: '2026-11-01' } })
  // Later in the day it ends on the next one.
  expect(contentFrom(study, new Date('2026-10-27T16:00:00Z')).questionnaire?.eraseOn).toBe('2026-11-02')
  const link = questionnaire({ kind: 'link', eraseOn: null })
  expect(contentFrom({ ...study, questionnaire: link }, new Date('2026-10-27T13:00:00Z')).questionnaire).toBe(link)
})

test('a mended questionnaire leaves a day of erasure that is a date’s own, another one moves it', () => {
  const next = contentFrom(study, new Date('2026-10-27T13:00:00Z'))
  const own = { ...next, questionnaire: questionnaire({ eraseOn: '2026-12-24' }) }
  const changed = (changes: Parameters<typeof questionnaire>[0]) => {
    const after = { ...study, questionnaire: questionnaire({ eraseOn: '2026-10-25', ...changes }) }
    return questionnaireAlike(own, study, after, own)
  }
  expect(changed({ consentText: 'Autre texte' })).toMatchObject({ consentText: 'Autre texte', eraseOn: '2026-12-24' })
  expect(changed({ eraseOn: '2026-10-26' })).toMatchObject({ eraseOn: '2026-11-02' })
})
