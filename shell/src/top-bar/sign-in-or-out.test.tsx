import { afterEach, expect, test } from 'vitest'
import { member, openShell } from '../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(() => shell.close())

const logout = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Se déconnecter')
const isSeen = () => {
  const button = logout()
  return button !== undefined && window.computedStyle(button).visibility !== 'hidden'
}

test('Logout has its place beside the menu before it is known who is there, and nobody can press it', async () => {
  shell = await openShell({ path: '/dashboard', answers: { '/user/:userId': member }, wasSignedIn: true })
  expect(logout()).toBeDefined()
  expect(isSeen()).toBe(false)
  await shell.do(() => shell.effects.setSignedIn())
  await expect.poll(isSeen).toBe(true)
})

test('a browser that had no session keeps no place for it', async () => {
  shell = await openShell({ path: '/login' })
  expect(logout()).toBeUndefined()
})
