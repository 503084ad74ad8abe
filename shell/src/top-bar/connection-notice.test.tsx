import { expect, test } from 'vitest'
import { createConnection } from '../connection/connection.ts'
import { openShell } from '../testing/open-shell.tsx'

test('a lost connection is said above the page, and so is its return until the next page', async () => {
  let online = true
  const connection = createConnection({
    isOnline: () => online,
    probe: () => Promise.resolve(online),
    setTimer: () => () => {},
  })
  const shell = await openShell({ path: '/login', connection })
  const back = 'La connexion est revenue.'
  const becomes = (next: boolean) => {
    online = next
    return shell.do(connection.check)
  }
  await becomes(false)
  expect(shell.text()).toContain('Vous êtes hors connexion. Gardez cette page ouverte')
  await becomes(true)
  expect(shell.text()).not.toContain('Vous êtes hors connexion.')
  const said = [...document.querySelectorAll('header [role="status"]')].map((place) => place.textContent)
  expect(said.filter((words) => words.startsWith(back))).toHaveLength(1)
  await shell.do(() => shell.navigate('/signup'))
  await shell.arrives('/signup')
  await shell.eventually(() => expect(shell.text()).not.toContain(back))
  await shell.close()
})
