import type { HealthRead } from '@ensemble/contracts/users/health'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { sampleId, sampleUser } from '../../../testing/sample-users.ts'

function readOf(missionTitle: string): HealthRead {
  return {
    kind: 'shared',
    at: '2026-11-20T14:05:00.000Z',
    missionId: sampleId(9),
    missionTitle,
    readerRole: 'referent',
    readerDepartment: '69',
    fields: ['cancerTypes'],
  }
}

test('what was read longest ago is a page further, and the newest is one press back', async () => {
  const page = await open('/users/me?tab=health', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'user.sharedHealth': ({ query }) =>
        query.page === 1
          ? { reads: [readOf('La plus ancienne')], more: false }
          : { reads: [readOf('La plus récente')], more: true },
    },
  })
  await expect.poll(page.text).toContain('La plus récente')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('La plus ancienne')
  expect(page.text()).not.toContain('La plus récente')
  expect(page.address()).toBe('/users/me?tab=health&reads-page=2')
  // The last one: it says so, and keeps the focus.
  const last = page.control('Page suivante')
  expect([last.getAttribute('aria-disabled'), last.hasAttribute('disabled')]).toEqual(['true', false])
  page.press('Page précédente')
  await expect.poll(page.text).toContain('La plus récente')
  // A service of the version before takes no number of a page.
  const asked = page.requests.filter(({ path }) => path === '/user/:userId/shared_health').map(({ query }) => query)
  expect(asked).toContainEqual({ page: 1 })
  expect(asked).not.toContainEqual({ page: 0 })
  page.unmount()
})

test('where all of it fits, nothing leads further', async () => {
  const page = await open('/users/me?tab=health', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'user.sharedHealth': () => ({ reads: [readOf('La seule')], more: false }),
    },
  })
  await expect.poll(page.text).toContain('La seule')
  expect(page.text()).not.toContain('Page suivante')
  page.unmount()
})
