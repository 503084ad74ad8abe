import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { sampleUser } from '../../../testing/sample-users.ts'

/** Two pages of notifications, of which the second fails. */
function openTwoPages(failing: () => ReturnType<typeof refusal>) {
  return open('/users/me?tab=notifications', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'user.notifications': ({ query }) => {
        if (query?.page) throw failing()
        const about = { kind: 'account_approved', path: '/home', at: '2026-11-20T14:05:00.000Z', readAt: null }
        const titles = { fr: 'Nouvelle 1', en: 'News 1' }
        const items = [{ ...about, id: 1, title: 'News 1', titles }]
        return { items, total: 11, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 1, unread: 11 }
      },
      'mission.calendarFeed': () => ({ since: null }),
    },
  })
}

test('a page of notifications that does not come is said, and the one before is not shown for it', async () => {
  const page = await openTwoPages(() => refusal('SERVICE_UNAVAILABLE', 'Indisponible.'))
  await expect.poll(page.text).toContain('Nouvelle 1')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Réessayer')
  expect(page.text()).not.toContain('Nouvelle 1')
  page.unmount()
})

test('a page of notifications that is no more leads to the first', async () => {
  let refused = false
  const page = await openTwoPages(() => {
    refused = true
    return refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
  })
  await expect.poll(page.text).toContain('Nouvelle 1')
  page.press('Page suivante')
  await expect.poll(() => refused).toBe(true)
  await expect.poll(page.text).toContain('Page 1 sur 2')
  expect(page.text()).toContain('Nouvelle 1')
  page.unmount()
})

test('who marks all as read keeps the focus, on a button that has nothing more to do', async () => {
  let unread = 1
  const page = await open('/users/me?tab=notifications', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'user.notifications': () => {
        const at = '2026-11-20T14:05:00.000Z'
        const item = { id: 1, title: 'Nouvelle 1', kind: 'account_approved', path: '/home', at }
        const items = [{ ...item, readAt: unread === 0 ? at : null }]
        return { items, total: 1, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 0, unread }
      },
      'user.readNotifications': () => ({ unread: (unread = 0) }),
      'mission.calendarFeed': () => ({ since: null }),
    },
  })
  await expect.poll(page.text).toContain('Nouvelle 1')
  const button = page.control('Tout marquer comme lu')
  button.focus()
  button.click()
  await expect.poll(() => page.all('section strong')).toEqual([])
  await expect
    .poll(() => [button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')])
    .toEqual([null, 'true'])
  expect(document.activeElement).toBe(button)
  page.unmount()
})
