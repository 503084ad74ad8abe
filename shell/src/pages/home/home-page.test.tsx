import type { User } from '@ensemble/contracts/users/http'
import { afterEach, expect, test } from 'vitest'
import { consents, engagement, member, openShell } from '../../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(() => shell.close())

async function openHome(user: User) {
  shell = await openShell({
    path: '/home',
    answers: { '/user/:userId': user },
    pages: [{ path: '/users/:userId', titleKey: 'profile.title' }],
  })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Bonjour Inès')
}

const linksOfHead = () => [...document.querySelectorAll<HTMLElement>('main header a')]

test('a member is one press from a break at the top of the first page', async () => {
  await openHome({ ...member, engagement })
  const [pause, ...rest] = linksOfHead()
  expect(rest).toEqual([])
  expect(pause?.textContent).toBe('Besoin d’une pause\u00a0?')
  await shell.do(() => pause?.click())
  await shell.arrives('/users/me')
  expect(window.location.search + window.location.hash).toBe('?tab=commitment#pause')
})

test('whoever is on a break reads so there, and staff read of none', async () => {
  await openHome({ ...member, engagement: { ...engagement, pause: { until: null } } })
  expect(linksOfHead().map(({ textContent }) => textContent)).toEqual(['Vous êtes en pause.'])
  await shell.close()
  await openHome({ ...member, role: 'referent', engagement })
  expect(shell.text()).not.toContain('pause')
})

test('whoever agreed to a charter or terms of before is led to those of today', async () => {
  const texts = () => document.querySelector<HTMLElement>('main li a[href="/notices/charter"]')
  await openHome({ ...member, engagement, consents: { ...consents, termsVersion: '0' } })
  await shell.do(() => texts()?.click())
  await shell.arrives('/notices/charter')
  await shell.close()
  await openHome({ ...member, engagement, consents })
  expect(texts()).toBeNull()
})
