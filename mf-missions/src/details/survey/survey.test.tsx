import { expect, test } from 'vitest'
import { keptDraft } from '../../testing/kept-draft.ts'
import { open } from '../../testing/open.tsx'
import { sampleMission, sampleParticipant } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

const validated = sampleParticipant({
  validationStatus: 'validated',
  awaitedFrom: 'none',
  decidedAt: '2026-11-12T09:00:00.000Z',
})

const mySurvey = {
  kind: 'built_in' as const,
  url: null,
  subject: 'Votre avis sur la marche',
  message: null,
  sentAt: '2026-11-20T09:00:00.000Z',
  answeredAt: null,
}

const askedAfterwards = () =>
  sampleMission({
    displayStatus: 'closed',
    closedAt: '2026-11-19T09:00:00.000Z',
    myParticipation: validated,
    mySurvey,
    allowedActions: ['answer_survey'],
  })

test('a survey is answered once, with two marks and without a word if one likes', async () => {
  let mission = askedAfterwards()
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.answerSurvey': () => {
        mission = { ...mission, allowedActions: [], mySurvey: { ...mySurvey, answeredAt: '2026-11-21T09:00:00.000Z' } }
        return { answeredAt: '2026-11-21T09:00:00.000Z' }
      },
    },
  })
  await expect.poll(page.text).toContain('Votre avis sur la marche')
  mission = { ...mission, mySurvey: { ...mySurvey, subject: 'Votre avis sur la marche bleue' } }
  page.change({ tag: 'survey', id: mission.id })
  await expect.poll(page.text).toContain('Votre avis sur la marche bleue')
  page.control('Donner mon avis').focus()
  page.press('Donner mon avis')
  await expect.poll(page.text).toContain('Comment avez-vous vécu cette mission')
  page.press('Envoyer mon avis')
  await expect.poll(page.text).toContain('Répondez ici avant de continuer.')
  for (const choice of page.all('[role="dialog"] input[type="radio"]').filter((_, index) => index % 5 === 1))
    choice.click()
  page.press('Envoyer mon avis')
  await expect.poll(page.text).toContain('Merci, votre avis est enregistré.')
  const sent = page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ grade: 4, usefulness: 4, publishable: false }])
  await expect.poll(() => document.activeElement?.id).toBe('survey')
  page.unmount()
})

test('an opinion that was begun before is there again, and is forgotten once it was sent', async () => {
  const draft = keptDraft(`mission.opinion.${sampleMission().id}`, {
    grade: '4',
    usefulness: '5',
    comment: 'Un bel',
    publishable: false,
  })
  const page = await open(address, {
    answers: {
      'mission.get': askedAfterwards,
      'mission.answerSurvey': () => ({ answeredAt: '2026-11-21T09:00:00.000Z' }),
      ...draft.answers,
    },
  })
  await expect.poll(page.text).toContain('Votre avis sur la marche')
  page.press('Donner mon avis')
  // What was kept is said to be there a moment before the field holds it and may be written in.
  const writable = () =>
    page.all('form:not([inert]) textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  await expect.poll(writable).toContain('Un bel')
  page.type('Voulez-vous ajouter quelque chose\u00a0? (facultatif)', 'Un bel accueil.')
  await expect.poll(draft.content).toContain('Un bel accueil.')
  page.press('Envoyer mon avis')
  await expect.poll(draft.content).toBeNull()
  const sent = page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ grade: 4, usefulness: 5, comment: 'Un bel accueil.', publishable: false }])
  page.unmount()
})

test('that one’s words may be quoted is taken back on the page of the mission', async () => {
  const mission = askedAfterwards()
  const mySurvey = mission.mySurvey && { ...mission.mySurvey, answeredAt: '2026-11-21T09:00:00.000Z' }
  let quotableUntil: string | null = '2028-11-21T09:00:00.000Z'
  const page = await open(address, {
    answers: {
      'mission.get': () => ({
        ...mission,
        allowedActions: [],
        ...(mySurvey && { mySurvey: { ...mySurvey, quotableUntil } }),
      }),
      'mission.withdrawQuote': () => {
        quotableUntil = null
        return {}
      },
    },
  })
  await expect.poll(page.text).toContain('jusqu’au mardi 21 novembre 2028')
  page.control('Ne plus autoriser la citation').focus()
  page.press('Ne plus autoriser la citation')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Votre commentaire ne sera plus cité.')
  await expect.poll(page.text).not.toContain('Ne plus autoriser la citation')
  await expect.poll(() => document.activeElement?.id).toBe('survey')
  page.unmount()
})
