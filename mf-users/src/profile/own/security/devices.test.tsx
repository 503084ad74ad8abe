import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { sampleId, sampleUser } from '../../../testing/sample-users.ts'

const session = (id: number, device: string, at: string, current = false) => ({
  id: sampleId(id),
  device,
  current,
  createdAt: `2026-11-0${id}T09:00:00.000Z`,
  lastUsedAt: at,
})

/**
 * The Security section of somebody who is signed in on three devices.
 * @param answer throws what is answered for a device that has been signed out
 */
async function openSecurity(answer: (id: string) => void = () => undefined) {
  let items = [
    session(2, 'Chrome, Linux', '2026-11-20T09:00:00.000Z'),
    session(3, 'Chrome, Linux', '2026-11-21T10:00:00.000Z'),
    session(1, 'Firefox, Windows', '2026-11-22T10:00:00.000Z', true),
  ]
  const ended: string[] = []
  const page = await open('/users/me?tab=security', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'auth.sessions': () => ({ items }),
      'auth.endSession': ({ params }) => {
        if (ended.includes(params.sessionId)) throw refusal('NOT_FOUND', 'Élément introuvable')
        ended.push(params.sessionId)
        items = items.filter(({ id }) => id !== params.sessionId)
        answer(params.sessionId)
        return {}
      },
    },
  })
  await expect.poll(page.text).toContain('Firefox, Windows')
  return { page, ended }
}

test('devices stand in the profile, this one first; two of a kind have since when for a name', async () => {
  const { page } = await openSecurity()
  expect(page.control('Changer de mot de passe').getAttribute('href')).toBe('/change_password')
  const rows = page.all('li').map((row) => row.textContent ?? '')
  const devices = rows.filter((row) => row.includes('Dernière utilisation'))
  expect(devices).toHaveLength(3)
  expect(devices[0]).toContain('Cet appareil')
  expect(new Set(devices).size).toBe(3)
  expect(devices[0]).toMatch(/^Firefox, WindowsCet appareil/)
  expect(devices[1]).toMatch(/^Chrome, Linux, depuis le lundi 2 novembre/)
  // Once is enough.
  expect(devices.map((row) => row.includes('Session ouverte depuis'))).toEqual([true, false, false])
  expect(devices[2]).toMatch(/^Chrome, Linux, depuis le mardi 3 novembre/)
  page.unmount()
})

test('a device that says nothing of itself is called unknown, and is signed out like any other', async () => {
  const page = await open('/users/me?tab=security', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'auth.sessions': () => ({
        items: [
          session(1, 'Firefox, Windows', '2026-11-22T10:00:00.000Z', true),
          session(2, '', '2026-11-20T09:00:00.000Z'),
        ],
      }),
    },
  })
  await expect.poll(page.text).toContain('Appareil inconnu')
  expect(page.all('button[aria-label^="Déconnecter Appareil inconnu"]')).toHaveLength(1)
  page.unmount()
})

test('one device is signed out after a question, or all others together', async () => {
  const { page, ended } = await openSecurity()
  page.all('button[aria-label^="Déconnecter Chrome"]')[0]?.click()
  await expect.poll(page.text).toContain('Il faudra s’y reconnecter')
  expect(ended).toEqual([])
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => ended).toEqual([sampleId(2)])
  await expect.poll(() => page.all('button[aria-label^="Déconnecter Chrome"]').length).toBe(1)
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Vos appareils connectés')
  page.unmount()
})

test('all the others are signed out by one press and one answer', async () => {
  const { page, ended } = await openSecurity()
  page.press('Déconnecter tous les autres appareils')
  await expect.poll(page.text).toContain('La session de cet appareil reste ouverte')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => ended).toEqual([sampleId(2), sampleId(3)])
  await expect.poll(() => page.all('button[aria-label^="Déconnecter Chrome"]').length).toBe(0)
  page.unmount()
})

/** Presses the button of the question; the answer for the first device is lost, and the other is not asked for. */
async function openAfterLostAnswer() {
  const { page, ended } = await openSecurity((id) => {
    if (id === sampleId(2)) throw refusal('UPSTREAM_TIMEOUT', 'Pas de réponse')
  })
  page.press('Déconnecter tous les autres appareils')
  await expect.poll(page.text).toContain('La session de cet appareil reste ouverte')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(page.text).toContain('Pas de réponse')
  expect(ended).toEqual([sampleId(2)])
  return { page, ended }
}

test('a device that was signed out although its answer was lost is done when it is asked for once more', async () => {
  const { page, ended } = await openAfterLostAnswer()
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(0)
  expect(ended).toEqual([sampleId(2), sampleId(3)])
  expect(page.toasts).toHaveLength(1)
  page.unmount()
})

test('the list shows who is left where somebody gives up after a lost answer', async () => {
  const { page } = await openAfterLostAnswer()
  page.press('Annuler')
  await expect.poll(() => page.all('button[aria-label^="Déconnecter Chrome"]').length).toBe(1)
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Vos appareils connectés')
  page.unmount()
})

test('devices that cannot be read are asked for again', async () => {
  const page = await open('/users/me?tab=security', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'auth.sessions': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Indisponible')
      },
    },
  })
  await expect.poll(page.text).toContain('Vos appareils ne s’affichent pas')
  page.control('Réessayer')
  page.unmount()
})
