import { noWork } from '@ensemble/contracts/users/no-work'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { noConsents, sampleUser } from '../../testing/sample-users.ts'

test.each([
  ['fr', 'Je suis disponible'],
  ['en', 'I am available'],
] as const)('the address of the pause leads to its answer, in %s', async (language, chosen) => {
  const page = await open('/users/me?tab=commitment#pause', 'member', {
    language,
    answers: { 'user.get': () => sampleUser({ work: noWork }) },
  })
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio')
  expect(document.activeElement?.closest('label')?.textContent).toBe(chosen)
  page.unmount()
})

test('without such an address the focus stays where it was', async () => {
  const page = await open('/users/me?tab=commitment', 'member', {
    answers: { 'user.get': () => sampleUser({ work: noWork }) },
  })
  await expect.poll(() => page.all('input[type="radio"]').length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(document.body)
  page.unmount()
})

test.each([
  ['/users/me', ''],
  ['/users/me?tab=health', 'Santé'],
  ['/users/me?tab=security', 'Sécurité'],
])('the title of %s says which section it is', async (address, name) => {
  const page = await open(address, 'member', {
    answers: {
      'user.get': () => sampleUser({ consents: noConsents, work: noWork }),
      'user.sharedHealth': () => ({ reads: [] }),
      'auth.sessions': () => ({ items: [] }),
    },
  })
  await expect.poll(page.text).toContain('Ce que vous changez s’enregistre tout seul')
  expect(document.title).toBe(name)
  page.unmount()
})

test('an account that waits is not sent to a break, which it has not', async () => {
  const page = await open('/users/me?tab=data', 'member', {
    answers: { 'user.get': () => sampleUser({ status: 'pending_approval' }) },
  })
  await expect.poll(page.text).toContain('Supprimer mon compte')
  expect(page.text()).not.toContain('pause')
  page.unmount()
})
