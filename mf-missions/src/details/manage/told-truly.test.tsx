import type { Mission } from '@ensemble/contracts/missions/http'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { readerId, sampleCounters, sampleMission } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const staff = { role: 'headquarter_referent' } as const
const nobody = { ...sampleCounters, validatedCount: 0, awaitingStaffCount: 0, waitlistCount: 0, invitedCount: 0 }
const runs = (changes: Partial<Mission>) => sampleMission({ managerIds: [readerId], ...changes })

test('who cancels a mission in which nobody is reads of nobody who is told', async () => {
  let mission = runs({ allowedActions: ['see_participants', 'cancel'], counters: nobody })
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => mission,
      'mission.cancel': () => {
        const cancellation = { at: '2026-11-20T09:00:00.000Z', reason: 'La salle n’est plus libre.' }
        mission = runs({ displayStatus: 'cancelled', cancellation, allowedActions: [], counters: nobody })
        return mission
      },
    },
  })
  await expect.poll(page.text).toContain('Annuler la mission')
  page.press('Annuler la mission')
  await expect.poll(page.text).toContain('aucun e-mail ne part')
  page.type('La raison, dans vos mots', 'La salle n’est plus libre.')
  page.submit('La raison, dans vos mots')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('La mission est annulée.')
  page.unmount()
})

test('of dates that follow nothing is said of nobody, where nobody is in the first one alone', async () => {
  const dates = [0, 7].map((days) => ({
    missionId: days === 0 ? sampleMission().id : `${sampleMission().id.slice(0, -1)}9`,
    startAt: new Date(Date.parse(sampleMission().startAt) + days * 86_400_000).toISOString(),
    open: true,
  }))
  const series = { id: '0198a000-0000-7000-8000-00000000a001', position: 1, count: 2, dates }
  const page = await open(address, {
    session: staff,
    answers: { 'mission.get': () => runs({ allowedActions: ['cancel'], counters: nobody, series }) },
  })
  await expect.poll(page.text).toContain('Annuler la mission')
  page.press('Annuler la mission')
  await expect.poll(page.text).toContain('aucun e-mail ne part')
  page.all('[role="dialog"] input[type="radio"]')[1]?.click()
  await expect.poll(page.text).toContain('sont prévenues aussi')
  expect(page.text()).not.toContain('aucun e-mail ne part')
  page.unmount()
})

test('who deletes a mission reads how many requests it ends', async () => {
  const counters = { ...nobody, awaitingStaffCount: 3, invitedCount: 1 }
  const page = await open(address, {
    session: staff,
    answers: { 'mission.get': () => runs({ allowedActions: ['delete'], counters }) },
  })
  await expect.poll(page.text).toContain('Supprimer')
  page.press('Supprimer')
  await expect.poll(page.text).toContain('4 demandes ou invitations sans réponse sont refusées')
  page.unmount()
})

test('the survey of a mission that is over and had nobody is not said to come', async () => {
  const over = { startAt: '2020-12-12T13:00:00.000Z', endAt: '2020-12-12T16:00:00.000Z' }
  const page = await open(`${address}?tab=survey`, {
    session: staff,
    answers: { 'mission.get': () => runs({ ...over, allowedActions: ['see_participants', 'edit'], counters: nobody }) },
  })
  await expect.poll(page.text).toContain('Personne n’avait de place confirmée.')
  expect(page.text()).not.toContain('Elle peut partir')
  page.unmount()
})

test('what a survey has brought stays in view where nobody has a place any more', async () => {
  const over = { startAt: '2020-12-12T13:00:00.000Z', endAt: '2020-12-12T16:00:00.000Z' }
  const sentAt = '2020-12-20T09:00:00.000Z'
  const page = await open(`${address}?tab=survey`, {
    session: staff,
    answers: {
      'mission.get': () =>
        runs({ ...over, allowedActions: ['see_participants', 'see_survey_results'], counters: nobody }),
      'mission.surveyResults': () => ({
        sends: [
          {
            kind: 'built_in',
            url: null,
            subject: 'Votre avis sur le stand',
            sentAt,
            sentBy: readerId,
            recipients: 1,
          },
        ],
        recipients: 1,
        answers: 0,
        grades: [0, 0, 0, 0, 0],
        usefulness: [0, 0, 0, 0, 0],
        averageGrade: null,
        averageUsefulness: null,
        comments: [],
        remarks: [],
      }),
    },
  })
  await expect.poll(page.text).toContain('Envois')
  expect(page.text()).not.toContain('Personne n’avait de place confirmée.')
  page.unmount()
})
