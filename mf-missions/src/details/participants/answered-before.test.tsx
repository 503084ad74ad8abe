import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { afterEach, expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

afterEach(() => void vi.useRealTimers())

/** As a service tells it that takes what was seen. */
function told(changes: Partial<ParticipantRow>): ParticipantRow {
  const row = sampleRow(changes)
  return { ...row, part: partOf(row) }
}

const [ines, paul] = [
  told({ userId: '00000000-0000-4000-8000-000000000011', displayName: 'Inès Karoui' }),
  told({ userId: '00000000-0000-4000-8000-000000000012', displayName: 'Paul Martin' }),
]
const accepted = { validationStatus: 'validated', awaitedFrom: 'none' } as const
const refused = { validationStatus: 'rejected', awaitedFrom: 'none', rejectedBy: 'staff' } as const
const mission = sampleMission({
  placesLeft: 5,
  counters: sampleCounters,
  allowedActions: ['see_participants', 'decide_participants'],
})

/** Answers are refused as a service does that a colleague has answered before. */
async function openRequests(of: readonly ParticipantRow[], { tab = 'participants' } = {}) {
  const sent: unknown[] = []
  let rows = [...of]
  const page = await open(`/missions/${mission.id}?tab=${tab}`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage(rows),
      'user.list': () => samplePage([]),
      'mission.acceptUser': ({ body }) => {
        sent.push(body.seen)
        rows = rows.map((row) => told({ ...row, ...(row.userId === ines.userId ? refused : accepted) }))
        return {
          updated: body.userIds.filter((id) => id !== ines.userId),
          failed: [{ userId: ines.userId, code: 'STATUS_CONFLICT', answered: 'refused' }],
        }
      },
      'mission.rejectUser': ({ body }) => {
        sent.push(body.seen)
        return { updated: [], failed: [{ userId: ines.userId, code: 'STATUS_CONFLICT', answered: 'accepted' }] }
      },
    },
  })
  await expect.poll(page.text).toContain('Inès Karoui')
  const change = (to: readonly ParticipantRow[]) => {
    rows = [...to]
    page.change({ tag: 'participant', id: mission.id })
  }
  return { page, sent, change, toasts: () => page.toasts.map(({ message }) => message) }
}

const requested = [
  { userId: ines.userId, part: 'requested' },
  { userId: paul.userId, part: 'requested' },
]

test('several acceptances say what was seen, and who was answered by somebody else meanwhile is named', async () => {
  const { page, sent, toasts } = await openRequests([ines, paul])
  for (const box of page.all('tbody input[type="checkbox"]')) box.click()
  await expect.poll(page.text).toContain('2 personnes choisies')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page.press('Accepter')
  await expect.poll(page.text).toContain('Dans 10 secondes')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(toasts).toEqual(['Quelqu’un d’autre a déjà refusé Inès Karoui.'])
  expect(sent).toEqual([requested])
  // The row is read anew.
  await expect.poll(page.text).toContain('Non retenue')
  page.unmount()
})

test('a window that was opened to refuse a request takes no place back that was given behind it', async () => {
  const { page, sent, change, toasts } = await openRequests([ines])
  page.press('Refuser Inès Karoui')
  await expect.poll(page.text).toContain('Inès Karoui\u00a0: refuser cette demande')
  change([told({ ...ines, ...accepted })])
  await expect.poll(page.text).toContain('Place confirmée')
  page
    .all('[role="dialog"] [role="combobox"]')[0]
    ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await expect.poll(() => page.all('[role="option"]').length).toBeGreaterThan(1)
  page.all('[role="option"]')[0]?.click()
  await expect.poll(() => page.all('[role="option"]').length).toBe(0)
  page
    .all('[role="dialog"] button')
    .find(({ textContent }) => textContent === 'Refuser')
    ?.click()
  await expect.poll(toasts).toEqual(['Quelqu’un d’autre a déjà accepté Inès Karoui.'])
  expect(sent).toEqual([requested.slice(0, 1)])
  page.unmount()
})

test('an invitation is taken back as one', async () => {
  const invited = told({ ...ines, origin: 'invitation', awaitedFrom: 'member' })
  const { page, sent } = await openRequests([invited], { tab: 'invitations' })
  page.press('Annuler l’invitation – Inès Karoui')
  await expect.poll(page.text).toContain('sa place est libérée')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => sent).toEqual([[{ userId: ines.userId, part: 'invited' }]])
  page.unmount()
})
