import { expect, test } from 'vitest'
import { sampleMission } from '../../testing/sample-missions.ts'
import { type Faults, faultsOf } from './form-faults.ts'
import { contentOf } from './mission-content.ts'
import { formOf, type MissionForm } from './mission-form.ts'
import { blankQuestionnaire, newSection } from './questionnaire/questionnaire-form.ts'
import { noRepeat } from './repeat.ts'

const whole = formOf(sampleMission({ description: `<p>${'Vous tenez le stand à trois. '.repeat(3)}</p>` }))

test('a mission that exists has no fault, and is sent as it was', () => {
  expect(faultsOf(whole)).toEqual({})
  const { meetingUrl, contactName, startAt, endAt, capacity } = contentOf(whole) ?? {}
  expect({ meetingUrl, contactName, startAt, endAt, capacity }).toEqual({
    meetingUrl: null,
    contactName: 'Solange Mondésir',
    startAt: '2099-12-12T13:00:00.000Z',
    endAt: '2099-12-12T16:00:00.000Z',
    capacity: 10,
  })
})

const organisation = { ...whole.organisation, name: 'Pas à Pas', type: 'association', domains: ['research'] } as const
const outside = {
  origin: 'external_actor',
  organisation: { ...organisation, domains: [...organisation.domains], contactEmail: 'contact@example.org' },
} satisfies Partial<MissionForm>
const oneByOne = { ...noRepeat, rhythm: 'dates' as const }
const on = (day: string, time = '10:00') => ({ day, time })
const [question] = newSection([]).questions
const asked = question ? [{ ...question, kind: 'text' as const, label: 'Et vous ?', options: [] }] : []
/** A study of two weeks at the end of which the answers are kept until a day. */
const erased = (eraseOn: string, changes: Partial<MissionForm> = {}): Partial<MissionForm> => ({
  type: 'studies_and_surveys',
  endAt: on('2099-12-20'),
  questionnaire: {
    ...blankQuestionnaire,
    kind: 'built_in',
    consentText: 'Nous lisons vos réponses. '.repeat(10),
    eraseOn,
    sections: [{ ...newSection([]), title: 'Vous', questions: asked }],
  },
  ...changes,
})

test.each<[string, Partial<MissionForm>, Faults]>([
  ['a short title', { title: 'Non' }, { title: 'TOO_SHORT' }],
  ['an empty frame for a description', { description: '<h2></h2><p></p>' }, { description: 'TOO_SHORT' }],
  ['no description', { description: '' }, { description: 'REQUIRED' }],
  ['another type without its name', { type: 'other' }, { typeOther: 'REQUIRED' }],
  ['no domain', { domains: [] }, { domains: 'REQUIRED' }],
  ['an outside mission of a known organisation', outside, {}],
  [
    'a page that is not https',
    { ...outside, organisation: { ...outside.organisation, website: 'http://a.example' } },
    { 'organisation.website': 'UNSAFE_LINK' },
  ],
  [
    'an e-mail that is none',
    { ...outside, organisation: { ...outside.organisation, contactEmail: 'contact' } },
    { 'organisation.contactEmail': 'INVALID_EMAIL' },
  ],
  ['a place without a town', { city: '', postalCode: '6900' }, { city: 'REQUIRED', postalCode: 'INVALID_POSTAL_CODE' }],
  ['a remote mission without a town', { mode: 'remote', city: '', postalCode: '' }, {}],
  ['an end before the start', { endAt: on('2099-12-11') }, { endAt: 'DATE_ORDER' }],
  ['an end three years later', { endAt: on('2102-12-12') }, { endAt: 'TOO_FAR' }],
  ['no end where there is one', { endAt: on('', '') }, { endAt: 'REQUIRED' }],
  ['an ongoing mission', { ongoing: true, endAt: on('', '') }, {}],
  [
    'a deadline after the start',
    { registrationDeadline: on('2099-12-13') },
    { registrationDeadline: 'DEADLINE_ORDER' },
  ],
  [
    'a deadline of a survey after its start',
    { type: 'studies_and_surveys', registrationDeadline: on('2099-12-13'), endAt: on('2099-12-20') },
    {},
  ],
  ['answers that are erased on the last day', erased('2099-12-20'), { 'questionnaire.eraseOn': 'DATE_ORDER' }],
  ['answers that are erased the day after', erased('2099-12-21'), {}],
  ['answers that are kept for five years', erased('2104-12-20'), {}],
  ['answers that are kept longer', erased('2104-12-21'), { 'questionnaire.eraseOn': 'OUT_OF_RANGE' }],
  [
    'answers to a study without an end that are erased before it begins',
    erased('2099-12-12', { ongoing: true, endAt: on('', '') }),
    { 'questionnaire.eraseOn': 'DATE_ORDER' },
  ],
  [
    'a last evening overseas, when Paris has the next day',
    erased('2099-12-21', { place: '971', endAt: on('2099-12-20', '22:00') }),
    { 'questionnaire.eraseOn': 'DATE_ORDER' },
  ],
  ['a written day that may join the others', { repeat: oneByOne, repeatDay: '2099-12-13' }, {}],
  ['a written day before the first', { repeat: oneByOne, repeatDay: '2099-12-11' }, { repeatDay: 'INVALID_DATE' }],
  ['no other day at all', { repeat: oneByOne }, { repeat: 'REQUIRED' }],
  ['no limit of places', { unlimited: true, capacity: '' }, {}],
  ['half a place', { capacity: '2,5' }, { capacity: 'OUT_OF_RANGE' }],
  ['half an hour', { effort: { hours: '0,5', per: 'total' } }, {}],
  ['no time at all', { effort: { hours: '0', per: 'total' } }, { 'effort.hours': 'OUT_OF_RANGE' }],
  ['nobody who runs it', { managerIds: [] }, { managerIds: 'REQUIRED' }],
  ['a question without words', { questions: [{ text: ' ' }] }, {}],
])('%s', (_what, changes, faults) => {
  expect(faultsOf({ ...whole, ...changes })).toEqual(faults)
})
