import { afterEach, expect, it } from 'vitest'
import { openShell } from '../../testing/open-shell.tsx'
import { typeInto } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

afterEach(() => shell.close())

/** On a slow line the page learns that nobody is signed in only after its form was sent. */
it('goes on with the answer to a form that was sent before it was known that there is no session', async () => {
  let answer = () => {}
  const asked = new Promise((resolve) => (answer = () => resolve({})))
  shell = await openShell({ path: '/claim_account', answers: { '/auth/claim_account': () => asked } })
  await shell.shows('Reprendre mon compte')
  await shell.do(() => typeInto('claimCode', 'rpca-h99z-chlt-3dby'))
  await shell.do(() => typeInto('email', 'perrine@example.org'))
  await shell.do(() => document.querySelector<HTMLElement>('button[type="submit"]')?.click())
  await expect.poll(() => shell.requested).toContain('/auth/claim_account')
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.do(answer)
  await shell.shows('Code reçu')
  expect(document.activeElement).toBe(document.querySelector('main h1'))
})
