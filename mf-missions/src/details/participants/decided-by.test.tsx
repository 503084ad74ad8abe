import { leastWidthOf } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

/** What a page of text has, beside the frame of the table. */
const roomInPage = 1120 - 2

async function columnsOf(part: Parameters<typeof sampleMission>[0]) {
  const mission = sampleMission({ counters: sampleCounters, ...part })
  const row = sampleRow({ motivation: 'Je connais bien le sujet.', answers: ['Le lundi', '', 'Oui'] })
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([row]),
      'user.list': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('Inès Karoui')
  const cells = page.all('tbody td[data-field]')
  const seen = {
    fields: cells.map((cell) => cell.dataset['field']),
    twoLines: cells.filter((cell) => cell.classList.contains('ens-two')).map((cell) => cell.dataset['field']),
    answers: page.all('td[data-field="answers"]').map(({ textContent }) => textContent),
    width: leastWidthOf(page.all('table')[0]),
  }
  page.unmount()
  return seen
}

const decides = ['see_participants', 'decide_participants'] as const

test('a request says in its row why somebody asks, with room for it', async () => {
  const { fields, twoLines, width } = await columnsOf({ allowedActions: [...decides], questions: [] })
  expect(fields).toEqual(['displayName', 'validationStatus', 'phone', 'motivation'])
  expect(twoLines).toEqual(['displayName', 'motivation'])
  expect(width).toBeLessThanOrEqual(roomInPage)
})

test('the answers to the questions of the mission stand beside it', async () => {
  const { fields, answers, width } = await columnsOf({
    allowedActions: [...decides],
    questions: ['Quel jour vous convient ?', 'Une remarque ?', 'Êtes-vous libre le soir ?'],
  })
  expect(fields).toEqual(['displayName', 'validationStatus', 'motivation', 'answers'])
  expect(answers).toEqual(['Le lundi · Oui'])
  expect(width).toBeLessThanOrEqual(roomInPage)
})

test('once people come, it says how to reach them', async () => {
  const { fields } = await columnsOf({
    allowedActions: ['see_participants', 'set_attendance'],
    questions: ['Un jour ?'],
  })
  expect(fields).toEqual(['displayName', 'validationStatus', 'email', 'phone', 'attendance'])
})
