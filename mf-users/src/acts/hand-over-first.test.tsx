import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { namesOf } from '../texts/name-of.ts'
import { noConsents, sampleId, samplePage, sampleRow, sampleUser } from '../testing/sample-users.ts'

const nothing = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 } as const

function runsMissions(): never {
  throw refusal('REFERENT_HAS_MISSIONS', 'Confiez d’abord les missions de cette personne.')
}

test('who cannot be suspended, because they run missions, is one press from somebody who takes them', async () => {
  const page = await open(`/users/${sampleId(2)}`, 'admin', {
    answers: {
      'user.get': () => sampleUser({ id: sampleId(2), role: 'referent', allowedActions: ['suspend'] }),
      'user.suspend': runsMissions,
      'activity.list': () => ({ ...nothing, items: [] }),
      'mission.participantMissions': () => ({ ...nothing, items: [] }),
    },
  })
  const window = () => page.all('[role="dialog"]')[0]
  await expect.poll(page.text).toContain('Gérer le compte')
  page.press('Suspendre')
  await expect.poll(() => window()?.textContent).toContain('Suspendre le compte')
  expect(window()?.querySelector('a')).toBeNull()
  page.type('Raison', 'Sans nouvelles')
  page.submit('Raison')
  await expect.poll(() => window()?.textContent).toContain('Confiez d’abord les missions')
  expect(window()?.querySelector('a')?.textContent).toBe('Confier ses missions')
  expect(window()?.querySelector('a')?.getAttribute('href')).toBe(`/missions/management?handover=${sampleId(2)}`)
  page.unmount()
})

test('who runs missions and leaves is told so as somebody who is spoken to, with the way to hand them over', async () => {
  const own = sampleUser({ role: 'referent', consents: noConsents })
  const page = await open('/users/me?tab=data', 'referent', {
    answers: { 'user.get': () => own, 'user.delete': runsMissions },
  })
  await expect.poll(page.text).toContain('Supprimer mon compte')
  page.press('Supprimer mon compte')
  await expect.poll(page.text).toContain('Supprimer votre compte pour toujours')
  page.type('Pour confirmer, écrivez votre adresse e-mail', 'ines@example.org')
  page.press('Supprimer pour toujours')
  await expect.poll(page.text).toContain('Vous pilotez encore des missions.')
  expect(page.text()).not.toContain('cette personne')
  expect(page.control('Confier mes missions').getAttribute('href')).toBe('/missions/management?handover=me')
  page.unmount()
})

test('of several who cannot be suspended, each who runs missions is one press from somebody who takes them', async () => {
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: {
      'user.list': () => samplePage([2, 3].map((number) => sampleRow(number, { status: 'validated' }))),
      'user.suspend': ({ params }) =>
        params.userId === sampleId(2) ? runsMissions() : { id: params.userId, status: 'suspended' },
    },
  })
  const suspend = (where: string) => page.all(`${where}button`).find(({ textContent }) => textContent === 'Suspendre')
  await expect.poll(() => page.all('input[type="checkbox"]').length).toBe(2)
  for (const box of page.all('input[type="checkbox"]')) box.click()
  await expect.poll(() => suspend('')).toBeDefined()
  suspend('')?.click()
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(1)
  page.type('Raison', 'Sans nouvelles')
  suspend('[role="dialog"] ')?.click()
  await expect.poll(page.text).toContain('1 compte n’a pas changé')
  const links = page.all('[role="dialog"] a')
  expect(links.map(({ textContent }) => textContent)).toEqual([`Confier les missions ${namesOf(sampleRow(2)).ofName}`])
  expect(links[0]?.getAttribute('href')).toBe(`/missions/management?handover=${sampleId(2)}`)
  page.unmount()
})
