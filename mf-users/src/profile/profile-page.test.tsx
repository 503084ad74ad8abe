import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, sampleUser } from '../testing/sample-users.ts'

test('people read their own profile: identity and commitment', async () => {
  const page = await open('/users/me', 'member', { answers: { 'user.get': () => sampleUser() } })
  await expect.poll(page.text).toContain('Votre profil, tel que nous le connaissons.')
  expect(page.all('h1').map((title) => title.textContent)).toEqual(['Inès Karoui'])
  expect(page.all('h2').map((title) => title.textContent)).toEqual(['Identité', 'Engagement', 'Compte'])
  for (const words of [
    '27 janvier 1984',
    '06\u00a039\u00a098\u00a000\u00a001',
    '69003 Lyon',
    'Rhône (69)',
    'Ancien malade',
  ]) {
    expect(page.text()).toContain(words)
  }
  expect(page.text()).toContain('Prévention, Partenariats')
  expect(page.requests[0]).toMatchObject({ method: 'GET', path: '/user/:userId', params: { userId: 'me' } })
  page.unmount()
})

test('a member sees the card of staff and nothing else', async () => {
  const staff = {
    organisationPosition: 'project_manager_patients',
    organisationPositionOther: null,
    headquartersService: null,
    publicContactEmail: 'contact@example.org',
  } as const
  const page = await open(`/users/${sampleId(2)}`, 'member', {
    answers: { 'user.get': () => ({ id: sampleId(2), displayName: 'Solange Mondésir', staff }) },
  })
  await expect.poll(page.text).toContain('Solange Mondésir')
  expect(page.all('h2').map((title) => title.textContent)).toEqual(['Fonction'])
  expect(page.text()).toContain('Chargé de mission, actions pour les malades')
  expect(page.text()).toContain('contact@example.org')
  expect(page.text()).not.toContain('Votre profil')
  page.unmount()
})

test('somebody whom the reader may not see is not there', async () => {
  const page = await open(`/users/${sampleId(3)}`, 'member', {
    answers: {
      'user.get': () => {
        throw refusal('NOT_FOUND')
      },
    },
  })
  await expect.poll(page.text).toContain('Ce profil n’est pas disponible')
  expect(page.control('Retour à l’accueil').getAttribute('href')).toBe('/home')
  page.unmount()
})

test('speaks English when the visitor does', async () => {
  const page = await open('/users/me', 'member', { answers: { 'user.get': () => sampleUser() }, language: 'en' })
  await expect.poll(page.text).toContain('Your profile, as we know it.')
  expect(page.text()).toContain('27 January 1984')
  expect(page.text()).toContain('Former patient')
  page.unmount()
})
