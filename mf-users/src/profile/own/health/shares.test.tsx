import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { healthConsents, noConsents, sampleId, sampleUser } from '../../../testing/sample-users.ts'

/** The health tab of somebody who shares with the teams of some missions. */
async function openShares(titles: readonly string[], end: () => void = () => undefined) {
  let shares = titles.map((missionTitle, index) => ({
    missionId: sampleId(index + 1),
    missionTitle,
    fields: ['cancerTypes' as const, 'diagnosisYear' as const],
  }))
  const page = await open('/users/me?tab=health', 'member', {
    answers: {
      'user.get': () => sampleUser({ consents: healthConsents }),
      'user.sharedHealth': () => ({ reads: [], shares }),
      // A withdrawn consent.
      'user.edit': () => {
        shares = []
        return sampleUser({ consents: noConsents })
      },
      'user.endSharing': ({ params }) => {
        end()
        shares = shares.filter(({ missionId }) => missionId !== params.missionId)
        return {}
      },
    },
  })
  await expect.poll(page.text).toContain('Personne n’a lu ni compté vos réponses')
  const asked = () => page.requests.filter(({ path }) => path === '/user/:userId/shared_health/:missionId')
  const confirm = () => page.all('[role="alertdialog"] button').at(-1)?.click()
  return { page, asked, confirm }
}

test('a member sees with whom they share what, and ends it for one team after a question', async () => {
  const { page, asked, confirm } = await openShares(['Relire : la brochure', 'Témoigner'])
  expect(page.control('Relire\u00a0: la brochure').getAttribute('href')).toBe(`/missions/${sampleId(1)}`)
  const rows = page.all('[aria-label="Avec qui vous partagez"] li').map((row) => row.textContent)
  expect(rows[0]).toContain('Types de cancer, Année du diagnostic')
  page.press('Ne plus partager avec l’équipe de «\u00a0Relire\u00a0: la brochure\u00a0»')
  await expect.poll(page.text).toContain('Votre place dans la mission ne change pas')
  expect(page.all('[role="alertdialog"] h2')[0]?.textContent).toContain('Relire\u00a0: la brochure')
  expect(asked()).toEqual([])
  confirm()
  await expect
    .poll(() => page.toasts.map(({ message }) => message))
    .toEqual(['L’équipe de «\u00a0Relire\u00a0: la brochure\u00a0» ne lit plus vos réponses.'])
  expect(asked()).toMatchObject([{ method: 'DELETE', params: { userId: 'me', missionId: sampleId(1) } }])
  await expect.poll(page.text).not.toContain('Relire\u00a0: la brochure')
  expect(page.text()).toContain('Témoigner')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Avec qui vous partagez')
  page.unmount()
})

test('after the last end the page says so and keeps the focus there', async () => {
  const { page, confirm } = await openShares(['Témoigner'])
  page.press('Ne plus partager avec l’équipe de «\u00a0Témoigner\u00a0»')
  await expect.poll(page.text).toContain('Votre place dans la mission ne change pas')
  confirm()
  await expect.poll(page.text).toContain('Vous ne partagez plus vos réponses')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Avec qui vous partagez')
  page.unmount()
})

test('an end that fails says why in the question, and the mission stays', async () => {
  const { page, confirm } = await openShares(['Témoigner'], () => {
    throw refusal('SERVICE_UNAVAILABLE', 'Indisponible')
  })
  page.press('Ne plus partager avec l’équipe de «\u00a0Témoigner\u00a0»')
  await expect.poll(page.text).toContain('Votre place dans la mission ne change pas')
  confirm()
  await expect.poll(page.text).toContain('Indisponible')
  page.press('Annuler')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(0)
  expect(page.text()).toContain('Témoigner')
  page.unmount()
})

test('a consent that is withdrawn on the same page takes the list away', async () => {
  const { page } = await openShares(['Témoigner'])
  page.press('Retirer cet accord')
  await expect.poll(page.text).toContain('Retirer votre accord')
  const question = page.all('[role="alertdialog"]')[0]?.textContent
  expect(question).toContain('Vos besoins pour participer le sont aussi')
  expect(question).toContain('Les équipes ne lisent plus ce que vous partagiez')
  page.press('Retirer mon accord')
  await expect.poll(page.text).not.toContain('Témoigner')
  page.unmount()
})

test('nothing stands there where nothing is shared', async () => {
  const { page } = await openShares([])
  expect(page.text()).not.toContain('Avec qui vous partagez')
  page.unmount()
})
