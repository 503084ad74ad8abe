import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../api/request-failure.ts'
import { member, openShell } from '../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(() => shell.close())

const press = (name: string) =>
  shell.do(() =>
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent === name || one.getAttribute('aria-label') === name)
      ?.click(),
  )

/** A page of somebody who has two that are new, and cannot mark them. */
async function open() {
  const line = (id: number) => ({
    id,
    kind: 'mission_changed',
    title: `Written in English ${id}`,
    titles: { fr: `Nouvelle ${id}`, en: `Written in English ${id}` },
    path: '/home',
    at: '2026-11-20T14:05:00.000Z',
    readAt: null,
    mission: { id: '0198a000-0000-7000-8000-000000000001', title: 'Stand : samedi' },
  })
  const page = {
    items: [line(1), line(2)],
    unread: 2,
    total: 0,
    totalIsCapped: false,
    page: 0,
    pageSize: 25,
    lastPage: 0,
  }
  shell = await openShell({
    path: '/dashboard',
    answers: {
      '/user/:userId': member,
      '/user/:userId/notifications': page,
      '/user/:userId/notifications/read': new RequestFailure({
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'Réessayez dans un instant.',
        fields: {},
      }),
    },
  })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('2 notifications non lues')
}

it('says how many are new to who comes to the bell, whose number is for the eye', async () => {
  await open()
  const bell = document.querySelector('header [aria-label="Notifications"]')
  const words = document.getElementById(bell?.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('2 notifications non lues')
})

it('says why notifications could not be marked as read', async () => {
  await open()
  await press('Notifications')
  await shell.shows('Tout marquer comme lu')
  await shell.shows('Stand\u00a0: samedi')
  await shell.shows('Nouvelle 1')
  await press('Tout marquer comme lu')
  await shell.shows('Réessayez dans un instant.')
})
