import type { User } from '@ensemble/contracts/users/http'
import { noWork } from '@ensemble/contracts/users/no-work'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { noConsents, sampleId, sampleUser } from '../../../testing/sample-users.ts'

const waiting = 'nouvelle@example.org attend d’être confirmée'
const confirmed = 'Votre nouvelle adresse est confirmée.'
const said = ({ toasts }: { toasts: { message: string }[] }) => toasts.map(({ message }) => message)

/** One's own profile, after another address was asked for; the other tab does what the user's row then shows. */
async function ask() {
  const server: { user: User } = { user: sampleUser({ consents: noConsents, work: noWork }) }
  const page = await open('/users/me?tab=profile', 'member', {
    answers: {
      'user.get': () => server.user,
      'user.edit': ({ body }) => {
        server.user = { ...server.user, newEmail: body.identity?.email }
        return server.user
      },
    },
  })
  await expect.poll(page.text).toContain('Votre adresse e-mail')
  page.press('Changer d’adresse')
  await expect.poll(page.text).toContain('Nouvelle adresse e-mail')
  page.type('Nouvelle adresse e-mail', 'nouvelle@example.org')
  page.type('Votre mot de passe actuel', 'une phrase de passe')
  page.press('Recevoir le code')
  await expect.poll(page.text).toContain(waiting)
  return { page, server }
}

const asConfirmed = (user: User): User => ({ ...user, email: 'nouvelle@example.org', newEmail: null })

test('an address that was confirmed in another tab is said to be, and its form is gone', async () => {
  const { page, server } = await ask()
  server.user = asConfirmed(server.user)
  page.change({ tag: 'user', id: sampleId(1) })
  await expect.poll(page.text).not.toContain(waiting)
  // Nor does the form come again in which another address is asked for.
  expect(page.text()).not.toContain('Nouvelle adresse e-mail')
  expect(document.activeElement).toBe(page.control('Changer d’adresse'))
  expect(said(page)).toEqual([expect.stringContaining(confirmed)])
  page.unmount()
})

test('who comes back from the tab of the mail finds it done, without live news as well', async () => {
  const { page, server } = await ask()
  server.user = asConfirmed(server.user)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(page.text).not.toContain(waiting)
  expect(said(page)).toEqual([expect.stringContaining(confirmed)])
  page.unmount()
})

test('a wish that was taken back in another tab is said to be no more than that', async () => {
  const { page, server } = await ask()
  server.user = { ...server.user, newEmail: null }
  page.change({ tag: 'user', id: sampleId(1) })
  await expect.poll(page.text).not.toContain(waiting)
  page.control('Changer d’adresse')
  expect(said(page)).toEqual([])
  page.unmount()
})
