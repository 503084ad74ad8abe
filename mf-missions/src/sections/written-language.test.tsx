import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import {
  sampleMission,
  sampleParticipant,
  sampleParticipation,
  sampleParticipations,
} from '../testing/sample-missions.ts'

const energy = { canSit: false, canStop: false, breaks: false, cameraOptional: false, companion: false }
const written = {
  title: 'Tenir un stand',
  summary: 'Une journée au marché.',
  description: '<p>Vous tenez le stand à trois.</p>',
  objectives: 'Dix rencontres.',
  practicalInfo: 'Venez avec un manteau.',
  prerequisites: ['Aimer parler'],
  expensesNote: 'Le train est payé.',
  accessNote: 'La salle est de plain-pied.',
}
const mission = sampleMission({ ...written, energy: { ...energy, level: 1, travelNote: 'À dix minutes de la gare.' } })
const answers = { 'mission.get': () => mission }

test('whoever hears the page in English hears what a team has written in French, and nothing else', async () => {
  const page = await open(`/missions/${mission.id}`, { language: 'en', answers })
  await expect.poll(page.text).toContain('Aim: Dix rencontres.')
  // The cover has words in its place, and no text.
  expect(page.all('[lang="fr"]').map(({ textContent }) => textContent)).toEqual([
    'Tenir un stand',
    'Une journée au marché.',
    '',
    'Vous tenez le stand à trois.',
    'Dix rencontres.',
    'Venez avec un manteau.',
    'À dix minutes de la gare.',
    'Aimer parler',
    'Le train est payé.',
    'La salle est de plain-pied.',
  ])
  page.unmount()
})

test('a page in French says nothing of languages', async () => {
  const page = await open(`/missions/${mission.id}`, { answers })
  await expect.poll(page.text).toContain('Dix rencontres.')
  expect(page.all('[lang]')).toEqual([])
  page.unmount()
})

test('what one has done is told in the language of its team, after words of the page', async () => {
  const past = sampleParticipation({
    bucket: 'past',
    closingNote: 'Quarante personnes sont venues.',
    participant: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
  })
  const page = await open('/my_missions', {
    language: 'en',
    answers: { 'mission.participantMissions': () => sampleParticipations([past]) },
  })
  await expect.poll(page.text).toContain('made possible: Quarante personnes')
  expect(page.all('[lang="fr"]').map(({ textContent }) => textContent)).toContain('Quarante personnes sont venues.')
  page.unmount()
})
