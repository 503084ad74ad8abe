import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { onPhoneScreen } from '../testing/phone-screen.ts'
import {
  sampleManaged,
  sampleMission,
  samplePage,
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

const past = sampleParticipation({
  bucket: 'past',
  closingNote: 'Quarante personnes sont venues.',
  participant: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
})

test('what one has done is told in the language of its team, after words of the page', async () => {
  const page = await open('/my_missions', {
    language: 'en',
    answers: { 'mission.participantMissions': () => sampleParticipations([past]) },
  })
  await expect.poll(page.text).toContain('made possible: Quarante personnes')
  expect(page.all('[lang="fr"]').map(({ textContent }) => textContent)).toContain('Quarante personnes sont venues.')
  page.unmount()
})

test('and so it is on one’s dashboard', async () => {
  const page = await open('/dashboard', {
    language: 'en',
    widget: 'own-story',
    answers: {
      'mission.participantMissions': () => sampleParticipations([past]),
      'mission.statistics': () => ({ series: [] }),
    },
  })
  await expect.poll(page.text).toContain('Quarante personnes sont venues.')
  expect(marked(page)).toContain('Quarante personnes sont venues.')
  page.unmount()
})

const marked = (page: Awaited<ReturnType<typeof open>>) => page.all('[lang="fr"]').map(({ textContent }) => textContent)

test('questions of a team are heard in French, and what the page adds to them in its own language', async () => {
  const about = { hint: null, required: false, lowest: null, highest: null, lowestLabel: null, highestLabel: null }
  const choice = { ...about, id: 'q1', kind: 'single', label: 'Avez-vous repris ?', condition: null } as const
  const scale = { lowest: 0, highest: 1, lowestLabel: 'Peu', highestLabel: 'Beaucoup', hint: 'Ces jours-ci.' }
  const study = sampleMission({
    type: 'studies_and_surveys',
    startAt: '2020-01-01T09:00:00.000Z',
    myParticipation: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
    questionnaire: {
      kind: 'built_in',
      url: null,
      consentText: null,
      eraseOn: null,
      sections: [
        {
          id: 's1',
          title: 'Le travail',
          intro: 'Trois questions.',
          questions: [
            { ...choice, options: [{ id: 'o1', label: 'Oui' }] },
            { ...choice, id: 'q2', kind: 'several', label: 'Par qui ?', options: [{ id: 'o1', label: 'Un proche' }] },
            { ...choice, ...scale, id: 'q3', kind: 'scale', label: 'Fatigue', options: [] },
            { ...choice, id: 'q4', kind: 'text', label: 'Autre chose ?', options: [] },
          ],
        },
      ],
    },
    myQuestionnaire: { mayAnswer: true, mayTakeBack: true, begunAt: null, sentAt: null },
  })
  const at = '2026-11-21T09:00:00.000Z'
  const own = { answers: {}, sectionId: null, consentedAt: at, savedAt: at, sentAt: null }
  const page = await open(`/missions/${study.id}?questionnaire`, {
    language: 'en',
    answers: { 'mission.get': () => study, 'mission.ownAnswers': () => own },
  })
  await expect.poll(page.text).toContain('Autre chose')
  expect(marked(page).slice(1)).toEqual([
    'Le travail',
    'Trois questions.',
    'Avez-vous repris ?',
    'Oui',
    'Par qui ?',
    'Un proche',
    'Fatigue',
    'Ces jours-ci. 0: Peu. 1: Beaucoup.',
    'Autre chose ?',
  ])
  page.unmount()
})

test('what was answered is told in the page’s language, beside questions and choices in French', async () => {
  const about = { hint: null, required: false, lowest: null, highest: null, lowestLabel: null, highestLabel: null }
  const asked = { ...about, options: [], condition: null }
  const choices = [
    { id: 'o1', label: 'Oui' },
    { id: 'o2', label: 'Non' },
  ]
  const questions = [
    { ...asked, id: 'q1', kind: 'single' as const, label: 'Avez-vous repris ?', options: choices },
    { ...asked, id: 'q2', kind: 'date' as const, label: 'Depuis quand ?' },
    { ...asked, id: 'q3', kind: 'text' as const, label: 'Autre chose ?' },
  ]
  const sections = [{ id: 's1', title: 'Le travail', intro: null, questions }]
  const result = { answers: 20, declined: null, counts: [], average: null, median: null, texts: [] }
  const told = [
    { ...result, questionId: 'q1', counts: choices.map(({ id }) => ({ value: id, count: 10 })) },
    { ...result, questionId: 'q2', counts: [{ value: '2025', count: 20 }] },
    { ...result, questionId: 'q3', texts: ['I sleep well.'] },
  ]
  const study = sampleMission({
    questionnaire: { kind: 'built_in', url: null, consentText: null, eraseOn: null, sections },
    allowedActions: ['see_participants', 'see_survey_results'],
  })
  const page = await open(`/missions/${study.id}?tab=answers`, {
    language: 'en',
    answers: {
      'mission.get': () => study,
      'mission.questionnaireResults': () => ({ sent: 20, erasedAt: null, questions: told }),
    },
  })
  await expect.poll(page.text).toContain('I sleep well.')
  const heard = ['Le travail', 'Avez-vous repris ?', 'Oui', 'Non', 'Depuis quand ?', 'Autre chose ?']
  expect(new Set(marked(page).filter((words) => words !== study.title))).toEqual(new Set(heard))
  page.unmount()
})

test('what a team shares with those who take part is heard in French', async () => {
  const workspace = {
    intro: '<p>Bienvenue.</p>',
    links: [{ title: 'Le tableau', url: 'https://example.org/t' }],
    documents: [
      {
        key: 'workspace_document/g',
        name: 'Guide',
        size: 9,
        contentType: 'application/pdf',
        addedBy: mission.id,
        addedAt: '2026-11-12T09:00:00.000Z',
      },
    ],
    nextMeetingAt: null,
    notes: '<p>À bientôt.</p>',
  }
  const page = await open(`/missions/${mission.id}?tab=workspace`, {
    language: 'en',
    answers: { 'mission.get': () => ({ ...mission, workspace, allowedActions: ['see_workspace' as const] }) },
  })
  await expect.poll(page.text).toContain('Bienvenue.')
  for (const words of ['Bienvenue.', 'Le tableau', 'Guide', 'À bientôt.']) expect(marked(page)).toContain(words)
  page.unmount()
})

test('titles in a table are heard in French', async () => {
  onPhoneScreen()
  const page = await open('/missions/management', {
    language: 'en',
    session: { role: 'referent' },
    answers: { 'mission.managed': () => samplePage([sampleManaged(1)]) },
  })
  await expect.poll(page.text).toContain('Mission 1')
  expect(page.all('h2 [lang="fr"]').map(({ textContent }) => textContent)).toEqual(['Mission 1'])
  page.unmount()
})
