import { expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleParticipant } from '../../testing/sample-missions.ts'

const caller = {
  id: '3f6f3c1e-1111-4111-8111-111111111111',
  displayName: 'Odette Perrin',
  departmentCode: '69',
  byTelephone: true,
}

test('somebody who calls gets an account with a yes, is registered with another, and told by a sheet of paper', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const allowedActions = ['see_participants' as const, 'decide_participants' as const]
  const mission = sampleMission({
    title: 'Tenir le stand',
    allowedActions,
    counters: sampleCounters,
    motivationRequired: false,
  })
  const sent: Record<string, unknown> = {}
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([]),
      'user.list': () => samplePage([]),
      'user.findCallers': () => ({ items: [] }),
      'user.openByTelephone': ({ body }) => {
        sent['account'] = body
        return caller
      },
      'mission.registerFor': ({ body }) => {
        sent['registration'] = body
        return sampleParticipant({ userId: caller.id, validationStatus: 'validated', awaitedFrom: 'none' })
      },
      'user.makeClaimCode': () => ({ code: 'ABCD-EFGH-JKLM-NPQR', expiresAt: '2027-01-22T09:00:00.000Z' }),
    },
  })
  const agree = () => page.all('[role="dialog"] input[type="checkbox"]').at(-1)?.click()
  await expect.poll(page.text).toContain('Inscrire une personne qui appelle')
  page.press('Inscrire une personne qui appelle')
  await expect.poll(page.text).toContain('Nom de la personne')
  page.type('Nom de la personne', 'Odette Perrin')
  page.submit('Nom de la personne')
  await expect.poll(page.text).toContain('Personne à ce nom.')
  expect(page.all('[role="dialog"] button').map(({ textContent }) => textContent)).not.toContain('Continuer')
  page.press('Ouvrir un compte par téléphone')
  await expect.poll(page.text).toContain('À lire à la personne')
  page.type('Téléphone', '06 39 98 00 01')
  page.press('Ouvrir le compte')
  await expect.poll(page.text).toContain('Sans son accord, rien n’est noté.')
  expect(sent).toEqual({})
  agree()
  page.press('Ouvrir le compte')
  await expect.poll(page.text).toContain('Inscrire Odette Perrin')
  expect(sent['account']).toEqual({
    firstName: 'Odette',
    lastName: 'Perrin',
    phone: '06 39 98 00 01',
    departmentCode: mission.departmentCode,
    language: 'fr',
    said: { version: '1', language: 'fr' },
  })
  agree()
  page.press('Noter l’inscription')
  await expect.poll(page.text).toContain('C’est noté pour Odette Perrin')
  expect(sent['registration']).toMatchObject({ userId: caller.id, said: { version: '1', language: 'fr' } })
  page.press('Imprimer sa feuille')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const sheet = document.querySelector('body > .ens-sheet')?.textContent
  expect(sheet).toContain('Pour Odette Perrin')
  expect(sheet).toContain('ABCD-EFGH-JKLM-NPQR')
  window.dispatchEvent(new Event('afterprint'))
  page.unmount()
})
