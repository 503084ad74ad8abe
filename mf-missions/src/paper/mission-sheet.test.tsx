import type { Mission } from '@ensemble/contracts/missions/http'
import { expect, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, sampleMission, sampleParticipant } from '../testing/sample-missions.ts'

const session = (id: number, startAt: string, endAt: string | null) => ({ id: sampleId(id), startAt, endAt })

async function sheetOf(told: Mission) {
  const mission = { ...told, title: 'Stand : à deux' }
  vi.spyOn(window, 'print').mockReturnValue()
  const page = await open(`/missions/${mission.id}`, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Imprimer')
  page.press('Imprimer ou garder en PDF')
  await expect.poll(() => document.querySelector('body > .ens-sheet h1')?.textContent).toBe('Stand\u00a0: à deux')
  const text = document.querySelector('body > .ens-sheet')?.textContent
  page.unmount()
  return text
}

test('the sheet says what makes a meeting easier, and of a questionnaire only what can be said of one', async () => {
  const all = { canSit: true, canStop: true, breaks: true, cameraOptional: true, companion: true }
  const energy = { level: 1, ...all, travelNote: null } as const
  const meeting = await sheetOf(sampleMission({ type: 'working_group_participation', mode: 'remote', energy }))
  for (const words of ['Caméra facultative', 'Vous pouvez venir avec quelqu’un']) expect(meeting).toContain(words)
  const study = await sheetOf(sampleMission({ type: 'studies_and_surveys', mode: 'remote', energy }))
  for (const words of ['Caméra', 'avec quelqu’un']) expect(study).not.toContain(words)
})

test('the sheet of a mission that comes back says each session to come, and how to come to it', async () => {
  const sessions = [
    session(61, '2020-12-03T17:00:00.000Z', '2020-12-03T19:00:00.000Z'),
    session(62, '2099-12-10T17:00:00.000Z', '2099-12-10T19:00:00.000Z'),
    session(63, '2099-12-17T17:30:00.000Z', null),
  ]
  const mission = sampleMission({
    myParticipation: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
    workspace: { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null, sessions },
    allowedActions: ['unregister', 'see_workspace'],
  })
  vi.spyOn(window, 'print').mockReturnValue()
  const page = await open(`/missions/${mission.id}`, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Imprimer')
  page.press('Imprimer ou garder en PDF')
  const sheet = () => document.querySelector('body > .ens-sheet')
  await expect.poll(() => sheet()?.querySelector('h1')?.textContent).toContain(mission.title)
  const dates = [...(sheet()?.querySelectorAll('li') ?? [])].map(({ textContent }) =>
    textContent?.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' '),
  )
  expect(dates).toEqual(['jeudi 10 décembre 2099, 18 h – 20 h', 'jeudi 17 décembre 2099, 18 h 30'])
  expect(sheet()?.textContent).toContain(mission.contactName)
  page.unmount()
})
