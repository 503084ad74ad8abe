import type { User } from '@ensemble/contracts/users/http'
import { afterEach, expect, test } from 'vitest'
import { engagement, member, openShell } from '../testing/open-shell.tsx'
import { en } from '../translations/en.ts'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(() => shell.close())

/** The menu of somebody on the dashboard. */
async function openMenu(user: User) {
  shell = await openShell({
    path: '/dashboard',
    answers: { '/user/:userId': user },
    pages: [{ path: '/users/:userId', titleKey: 'profile.title' }],
  })
  await shell.do(() => shell.effects.setSignedIn())
  const menu = () => [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === 'Menu')
  // The links of the bar come with the person.
  await shell.shows('Tableau de bord')
  await shell.do(() => menu()?.click())
  const words = (item: HTMLElement) => item.textContent ?? ''
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  return { words: items.map(words), find: (name: string) => items.find((item) => words(item) === name) }
}

test('a member takes a break from any page: one entry of the menu leads to the switch itself', async () => {
  const menu = await openMenu({ ...member, engagement })
  expect(menu.words.slice(0, 2)).toEqual(['Mon profil', 'Faire une pause'])
  // And not at the language that is chosen, further down.
  await expect.poll(() => document.activeElement?.textContent).toBe('Mon profil')
  await shell.do(() => menu.find('Faire une pause')?.click())
  await shell.arrives('/users/me')
  expect(window.location.search + window.location.hash).toBe('?tab=commitment#pause')
  expect(en.topBar.pause).toBe('Take a break')
})

test('whoever is on a break finds the way to it by its name, and staff have none', async () => {
  const menu = await openMenu({ ...member, engagement: { ...engagement, pause: { until: null } } })
  expect(menu.words).toContain('Ma pause')
  expect(menu.words).not.toContain('Faire une pause')
  await shell.close()
  const ofStaff = await openMenu({ ...member, role: 'referent', engagement })
  expect(ofStaff.words).toContain('Mon profil')
  expect(ofStaff.words).not.toContain('Faire une pause')
})

test('the way to write has one name in the menu and above the window, which asks for no word on health', async () => {
  const menu = await openMenu({ ...member, engagement })
  await shell.do(() => menu.find('Nous écrire')?.click())
  await shell.eventually(() => expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe('Nous écrire'))
  await shell.shows('N’écrivez rien sur la santé\u00a0: ces messages ne sont pas faits pour cela.')
})
