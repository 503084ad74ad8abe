import { expect, it } from 'vitest'
import { type CalendarMission, missionCalendar } from './mission-calendar.ts'

/** Ends at 23 h 59 in Martinique. */
const study: CalendarMission = {
  id: 'study',
  title: 'Le retour au travail',
  summary: 'Quelques questions sur le retour au travail.',
  type: 'studies_and_surveys',
  mode: 'remote',
  street: null,
  postalCode: null,
  city: null,
  contactName: 'Dominique Martin',
  departmentCode: null,
  startAt: '2027-06-01T08:00:00.000Z',
  endAt: '2027-07-01T03:59:00.000Z',
  updatedAt: '2027-05-01T08:00:00.000Z',
}
const reader = { readerId: 'member', language: 'fr', origin: 'https://e.example', at: new Date(0) } as const

it.each([
  ['972', '20270630'],
  ['988', '20270701'],
  ['69', '20270701'],
  [null, '20270701'],
])('(%s) reminds of a questionnaire on the day on which it ends there', (departmentCode, day) => {
  expect(missionCalendar([{ ...study, departmentCode }], reader)).toContain(`DTSTART;VALUE=DATE:${day}\r\n`)
})
