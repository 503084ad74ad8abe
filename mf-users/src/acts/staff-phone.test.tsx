import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { pick } from '../testing/pick.ts'
import { sampleId, samplePage, sampleRow, sampleUser } from '../testing/sample-users.ts'

type Page = Awaited<ReturnType<typeof open>>

const person = (phone: string | null) => sampleUser({ id: sampleId(2), phone, allowedActions: ['appoint'] })
const telephone = (page: Page) => page.all('[role="dialog"] input[type="tel"]')[0]

/** The button of the window, which has the same word as the one behind it. */
function confirm(page: Page, act: string) {
  page
    .all('[role="dialog"] button')
    .find(({ textContent }) => textContent === act)
    ?.click()
}

/** The page of somebody, whose number it holds or not, with the window of their role; and what was sent. */
async function appointing(phone: string | null) {
  const sent: unknown[] = []
  const page = await open(`/users/${sampleId(2)}`, 'admin', {
    answers: {
      'user.get': () => person(phone),
      'mission.participantMissions': () => ({ ...samplePage([]), items: [] }),
      'activity.list': () => ({ ...samplePage([]), items: [] }),
      'user.edit': ({ body }) => {
        sent.push(body)
        if (body.identity?.phone === '12')
          throw refusal('VALIDATION_FAILED', 'À corriger', { 'identity.phone': ['INVALID_PHONE'] })
        return person(phone)
      },
    },
  })
  await expect.poll(page.text).toContain('Gérer le compte')
  page.press('Changer le rôle ou le département')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(1)
  await pick(page, '[role="dialog"]', 'Rôle', 'Équipe du siège')
  return { page, sent }
}

test('who gets a role of the staff is asked for a telephone number where the account has none', async () => {
  const { page, sent } = await appointing(null)
  await expect.poll(() => telephone(page)).toBeDefined()
  confirm(page, 'Enregistrer')
  await expect.poll(page.text).toContain('Indiquez le numéro de téléphone de cette personne.')
  expect(sent).toEqual([])
  page.type('Téléphone', '12')
  confirm(page, 'Enregistrer')
  await expect.poll(page.text).toContain('Écrivez un numéro comme 06 12 34 56 78.')
  page.type('Téléphone', '06 39 98 00 02')
  confirm(page, 'Enregistrer')
  const given = { role: 'headquarter_referent', identity: { phone: '06 39 98 00 02' } }
  await expect.poll(() => sent.at(-1)).toEqual(given)
  page.unmount()
})

test('nobody is asked for a number that the account holds, nor for one of a member', async () => {
  const { page, sent } = await appointing('0639980001')
  confirm(page, 'Enregistrer')
  await expect.poll(() => sent).toEqual([{ role: 'headquarter_referent' }])
  page.unmount()
  const { page: other } = await appointing(null)
  await expect.poll(() => telephone(other)).toBeDefined()
  await pick(other, '[role="dialog"]', 'Rôle', 'Membre')
  expect(telephone(other)).toBeUndefined()
  other.unmount()
})

test('an approval in a role of the staff asks for the number once the service misses it', async () => {
  const sent: unknown[] = []
  const page = await open('/user_management', 'admin', {
    answers: {
      'user.list': () => samplePage([sampleRow(2)]),
      // What this page knows of the person is older than what the service knows.
      'user.get': () => person('0639980001'),
      'user.approve': ({ body }) => {
        sent.push(body)
        if (!body.identity) throw refusal('VALIDATION_FAILED', 'À corriger', { 'identity.phone': ['REQUIRED'] })
        return { id: sampleId(2), status: 'validated' }
      },
    },
  })
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  page.press('Valider Karoui 2 Inès')
  await expect.poll(page.text).toContain('Un mot de bienvenue')
  await pick(page, '[role="dialog"]', 'Rôle', 'Équipe du siège')
  confirm(page, 'Valider')
  await expect.poll(page.text).toContain('Indiquez le numéro de téléphone de cette personne.')
  page.type('Téléphone', '06 39 98 00 02')
  confirm(page, 'Valider')
  await expect.poll(() => sent.at(-1)).toEqual({ role: 'headquarter_referent', identity: { phone: '06 39 98 00 02' } })
  page.unmount()
})
