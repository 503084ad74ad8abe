import type { UnreadThread, WaitingForStaff } from '@ensemble/contracts/missions/http'
import { toldWaiting } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'

const userId = '0190a000-0000-7000-8000-000000000002'
const request: WaitingForStaff = {
  kind: 'request',
  since: '2026-11-01T08:00:00.000Z',
  late: false,
  mission: {
    id: '0190a000-0000-7000-8000-000000000010',
    title: 'Stand au marché',
    startAt: '2026-12-12T13:00:00.000Z',
    endAt: null,
    departmentCode: '69',
    placesLeft: 2,
    questions: [],
  },
  person: {
    userId,
    displayName: 'Paul Martin',
    departmentCode: '69',
    motivation: null,
    answers: [],
    conflictOfInterest: null,
    part: 'requested',
  },
}

function listOf<Item>(items: Item[]) {
  return { items, total: items.length, totalIsCapped: false, page: 0, pageSize: 100, lastPage: 0 }
}

test('a request is answered as one, and who was faster is said with what they answered', async () => {
  const sent: unknown[] = []
  const left = (answered: 'accepted' | 'refused') => ({
    updated: [],
    failed: [{ userId, code: 'STATUS_CONFLICT', answered }],
  })
  const page = await open('/home', {
    widget: 'missions-waiting',
    session: { role: 'referent' },
    answers: {
      'mission.unreadThreads': () => listOf<UnreadThread>([]),
      'mission.waiting': () => listOf([request]),
      'mission.acceptUser': ({ body }) => {
        sent.push(body)
        return left('refused')
      },
      'mission.rejectUser': ({ body }) => {
        sent.push(body.seen)
        return left('accepted')
      },
    },
  })
  const told = () => toldWaiting().find(({ area }) => area === 'mf-missions')?.items?.[0]
  await expect.poll(() => told()?.title).toBe('Paul Martin')
  await expect(told()?.accept?.send()).resolves.toBe('Quelqu’un d’autre a déjà refusé Paul Martin.')
  const seen = [{ userId, part: 'requested' }]
  expect(sent).toEqual([{ userIds: [userId], seen }])
  told()?.others?.[0]?.open()
  const inWindow = (selector: string) => [...document.querySelectorAll<HTMLElement>(`[role="dialog"] ${selector}`)]
  await expect.poll(() => inWindow('[role="combobox"]').length).toBe(1)
  inWindow('[role="combobox"]')[0]?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
  await expect.poll(() => options().length).toBeGreaterThan(1)
  options()[0]?.click()
  await expect.poll(() => options().length).toBe(0)
  page.type('Quelques mots pour la personne (facultatif)', 'Merci quand même.')
  inWindow('button')
    .find(({ textContent }) => textContent === 'Refuser')
    ?.click()
  await expect
    .poll(() => page.toasts.map(({ message }) => message))
    .toEqual(['Quelqu’un d’autre a déjà accepté Paul Martin.'])
  expect(sent[1]).toEqual(seen)
  told()?.others?.[0]?.open()
  const comments = () => page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  await expect.poll(comments, { message: 'what was written stays' }).toContain('Merci quand même.')
  page.unmount()
})
