import type { FormerAppointment } from '@ensemble/contracts/missions/mission-facts'
import { expect, it } from 'vitest'
import { exampleScene } from './examples/scene.ts'
import { missionMail } from './mission-mail.ts'

const { mission, recipient, origin, at } = exampleScene('fr', 'https://e.example')
const asItIs: FormerAppointment = {
  startAt: '2027-03-06T13:00:00.000Z',
  endAt: '2027-03-06T16:30:00.000Z',
  mode: 'on_site',
  departmentCode: '69',
  street: '12 place de la Croix-Rousse',
  postalCode: '69004',
  city: 'Lyon',
}
const earlier = { startAt: '2027-02-27T13:00:00.000Z', endAt: '2027-02-27T16:30:00.000Z' }
const remote = { mode: 'remote', street: null, postalCode: null, city: null } as const

/** What the mail of an edit says of the change, spaces made plain. */
function said(
  change: Partial<FormerAppointment>,
  changed: ('date' | 'place' | 'link')[],
  language: 'fr' | 'en' = 'fr',
) {
  const reader = { ...recipient, language }
  const former = { ...asItIs, ...change }
  const { paragraphs } = missionMail({ kind: 'changed', changed, former, mission, recipient: reader, origin, at })
  return paragraphs.slice(0, changed.length).map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))
}

it('says the former date and place beside those of now', () => {
  expect(said({ ...earlier, street: '3 place Bellecour', postalCode: '69002' }, ['date', 'place'])).toEqual([
    'La date a changé. Avant : samedi 27 février 2027, de 14 h à 17 h 30. Maintenant : samedi 6 mars 2027, de 14 h à 17 h 30.',
    'Le lieu a changé. Avant : 3 place Bellecour, 69002 Lyon. Maintenant : 12 place de la Croix-Rousse, 69004 Lyon.',
  ])
  expect(said({ endAt: null, ...remote }, ['date', 'place'], 'en')).toEqual([
    'The date has changed. Before: from Saturday 6 March 2027 at 2 pm, no end date. Now: Saturday 6 March 2027, 2 pm to 5:30 pm.',
    'The place has changed. Before: Remote. Now: 12 place de la Croix-Rousse, 69004 Lyon.',
  ])
})

it('says them on the clock that the mission was on', () => {
  const [date] = said({ departmentCode: '974', startAt: '2027-03-06T05:00:00.000Z', endAt: null }, ['date'])
  expect(date).toContain('Avant : à partir du samedi 6 mars 2027 à 9 h (heure de La Réunion), sans date de fin.')
})

it('says no change of what reads the same, nor of a link, nor of what an older fact does not say', () => {
  expect(said({ departmentCode: null }, ['place'])).toEqual(['Le lieu a changé.'])
  expect(said(remote, ['link'])).toEqual(['Le lien de la réunion a changé.'])
  const { paragraphs } = missionMail({ kind: 'changed', changed: ['date'], mission, recipient, origin, at })
  expect(paragraphs[0]).toBe('La date a changé.')
})
