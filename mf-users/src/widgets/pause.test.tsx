import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleUser } from '../testing/sample-users.ts'

test('a member takes a break with one switch, and is asked for no reason', async () => {
  let asked: unknown = null
  const page = await open('/home', 'member', {
    widget: 'pause',
    person: sampleUser({ role: 'member' }),
    answers: {
      'user.edit': ({ body }) => {
        asked = body
        return sampleUser()
      },
    },
  })
  await expect.poll(page.text).toContain('Je fais une pause')
  // Nothing brings a request or an invitation back: it is said beforehand.
  expect(page.text()).toContain('Vos demandes et vos invitations en attente sont retirées.')
  // The question itself, with the focus on its answer (decision 282).
  expect(page.control('Choisir une date de retour').getAttribute('href')).toMatch(/\?tab=commitment#pause$/)
  page.all('input[type="checkbox"]')[0]?.click()
  await expect.poll(() => asked).toEqual({ engagement: { pause: { until: null } } })
  page.unmount()
})
