import type { Mission } from '@ensemble/contracts/missions/http'
import { expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { onPhoneScreen } from '../../testing/phone-screen.ts'
import {
  sampleCounters,
  sampleMission,
  samplePage,
  sampleParticipant,
  sampleRow,
} from '../../testing/sample-missions.ts'

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
  let makeCode = () => {}
  const held = new Promise<void>((resolve) => (makeCode = resolve))
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
      'user.makeClaimCode': () =>
        held.then(() => ({ code: 'ABCD-EFGH-JKLM-NPQR', expiresAt: '2027-01-22T09:00:00.000Z' })),
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
  await expect.poll(() => page.control('Imprimer sa feuille').getAttribute('aria-busy')).toBe('true')
  // The code before is worth nothing any more: the sheet with the new one must come.
  page.all('[role="dialog"] button')[0]?.click()
  makeCode()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const sheet = document.querySelector('body > .ens-sheet')?.textContent
  expect(sheet).toContain('Pour Odette Perrin')
  expect(sheet).toContain('ABCD-EFGH-JKLM-NPQR')
  window.dispatchEvent(new Event('afterprint'))
  page.unmount()
})

test('who leaves the form of an account comes back to the name, and finds there what was written for it', async () => {
  const mission = sampleMission({
    allowedActions: ['see_participants', 'decide_participants'],
    counters: sampleCounters,
  })
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([]),
      'user.list': () => samplePage([]),
      'user.findCallers': () => ({ items: [] }),
    },
  })
  const written = () =>
    page.all('[role="dialog"] input').flatMap((field) => (field instanceof HTMLInputElement ? field.value : []))
  async function openAccount() {
    await expect.poll(page.text).toContain('Nom de la personne')
    page.submit('Nom de la personne')
    await expect.poll(page.text).toContain('Personne à ce nom.')
    page.press('Ouvrir un compte par téléphone')
    await expect.poll(page.text).toContain('À lire à la personne')
  }
  await expect.poll(page.text).toContain('Inscrire une personne qui appelle')
  page.press('Inscrire une personne qui appelle')
  await expect.poll(page.text).toContain('Nom de la personne')
  page.type('Nom de la personne', 'Odette Perin')
  await openAccount()
  page.type('Nom', 'Perrin')
  page.type('Téléphone', '06 39 98 00 01')
  page
    .all('[role="dialog"]')
    .at(-1)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.poll(page.text).toContain('Nom de la personne')
  expect(written()).toEqual(['Odette Perrin'])
  await openAccount()
  expect(written()).toEqual(expect.arrayContaining(['Odette', 'Perrin', '06 39 98 00 01']))
  page.unmount()
})

test('what was dictated waits in the tab for the same caller, and its yes is asked for again', async () => {
  const mission = sampleMission({
    allowedActions: ['see_participants', 'decide_participants'],
    counters: sampleCounters,
    motivationRequired: true,
    questions: ['Avez-vous déjà tenu un stand\u00a0?'],
  })
  const other = { ...caller, id: '3f6f3c1e-2222-4222-8222-222222222222', displayName: 'Rose Martin' }
  const sent: unknown[] = []
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([]),
      'user.list': () => samplePage([]),
      'user.findCallers': ({ body }) => ({ items: [caller, other].filter((one) => one.displayName === body.search) }),
      'mission.registerFor': ({ body }) => {
        sent.push(body)
        return sampleParticipant({ userId: caller.id, validationStatus: 'validated', awaitedFrom: 'none' })
      },
    },
  })
  const written = () => page.all('[role="dialog"] textarea').map((field) => 'value' in field && field.value)
  const yes = () => page.all('[role="dialog"] input[type="checkbox"]').at(-1)
  async function takeCallOf(name: string) {
    await expect.poll(page.text).toContain('Inscrire une personne qui appelle')
    page.press('Inscrire une personne qui appelle')
    await expect.poll(page.text).toContain('Nom de la personne')
    page.type('Nom de la personne', name)
    page.submit('Nom de la personne')
    await expect.poll(page.text).toContain('1 personne trouvée')
    page.press('Continuer')
    await expect.poll(page.text).toContain(`Inscrire ${name}`)
  }
  async function leave() {
    page
      .all('[role="dialog"]')
      .at(-1)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  }
  const words = ['Je voudrais aider les gens du quartier.', 'Oui, deux fois.']

  await takeCallOf('Odette Perrin')
  page.type('Pourquoi cette mission lui plaît', words[0] ?? '')
  page.type('Avez-vous déjà tenu un stand\u00a0?', words[1] ?? '')
  yes()?.click()
  await leave()
  await takeCallOf('Rose Martin')
  expect(written()).toEqual(['', ''])
  await leave()
  await takeCallOf('Odette Perrin')
  expect(written()).toEqual(words)
  expect(yes()).toHaveProperty('checked', false)
  expect(page.requests.filter(({ path }) => path.includes('/drafts'))).toEqual([])
  yes()?.click()
  page.press('Noter l’inscription')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ motivation: words[0], answers: [words[1]] })
  await expect.poll(page.text).toContain('C’est noté pour Odette Perrin')
  await leave()
  // What was sent waits no more.
  await takeCallOf('Odette Perrin')
  expect(written()).toEqual(['', ''])
  page.unmount()
})

const nobodyYet = { 'mission.participants': () => samplePage([]), 'user.list': () => samplePage([]) }

test.each<[string, Partial<Mission>]>([
  ['whose time to register is over', { registrationOpen: false, displayStatus: 'registration_closed' }],
  ['for trained people', { requiredVolunteerKinds: ['patient_resource'] }],
])('nobody begins to register a caller in a mission %s', async (_which, changes) => {
  const mission = sampleMission({
    ...changes,
    allowedActions: ['see_participants', 'decide_participants'],
    counters: sampleCounters,
  })
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: { 'mission.get': () => mission, ...nobodyYet },
  })
  await expect.poll(page.text).toContain('Imprimer la feuille d’émargement')
  expect(page.text()).not.toContain('Inscrire une personne qui appelle')
  page.unmount()
})

test('the window of a caller who took the last place stays until it is closed, and leaves the focus on the tab', async () => {
  let mission = sampleMission({
    allowedActions: ['see_participants', 'decide_participants'],
    counters: sampleCounters,
    waitlistEnabled: false,
  })
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      ...nobodyYet,
      'user.findCallers': () => ({ items: [caller] }),
      'mission.registerFor': () => {
        mission = { ...mission, placesLeft: 0, registrationOpen: false }
        return sampleParticipant({ userId: caller.id, validationStatus: 'validated', awaitedFrom: 'none' })
      },
    },
  })
  await expect.poll(page.text).toContain('Inscrire une personne qui appelle')
  page
    .all('button')
    .find(({ textContent }) => textContent === 'Inscrire une personne qui appelle')
    ?.focus()
  page.press('Inscrire une personne qui appelle')
  await expect.poll(page.text).toContain('Nom de la personne')
  page.type('Nom de la personne', 'Odette')
  page.submit('Nom de la personne')
  await expect.poll(page.text).toContain('1 personne trouvée')
  page.press('Continuer')
  await expect.poll(page.text).toContain('Inscrire Odette Perrin')
  page.all('[role="dialog"] input[type="checkbox"]').at(-1)?.click()
  page.press('Noter l’inscription')
  await expect.poll(page.text).toContain('Plus de place libre')
  expect(page.text()).toContain('C’est noté pour Odette Perrin')
  page
    .all('[role="dialog"]')
    .at(-1)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.poll(() => page.all('[role="dialog"]')).toEqual([])
  expect(page.text()).not.toContain('Inscrire une personne qui appelle')
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Participations/)
  page.unmount()
})

test.each([
  [
    'until its end a withdrawal',
    '2099-12-12T16:00:00.000Z',
    ['Noter son oui par téléphone', 'Noter son retrait par téléphone'],
  ],
  ['after it neither that nor an answer to its new date', '2026-11-12T16:00:00.000Z', []],
])('of who takes part in a mission, %s is noted', async (_what, endAt, noted) => {
  const row = sampleRow({
    userId: caller.id,
    validationStatus: 'validated',
    awaitedFrom: 'none',
    newDateAnswer: 'awaited',
    byTelephone: true,
  })
  const mission = sampleMission({
    allowedActions: ['see_participants', 'decide_participants'],
    counters: sampleCounters,
    startAt: '2026-11-12T13:00:00.000Z',
    endAt,
  })
  onPhoneScreen()
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: { 'mission.get': () => mission, ...nobodyYet, 'mission.participants': () => samplePage([row]) },
  })
  const acts = () => page.all('[role="menuitem"]').map(({ textContent }) => textContent)
  await expect.poll(page.text).toContain('Inès Karoui')
  page.press('Actions')
  await expect.poll(acts).toContain('Imprimer sa feuille')
  expect(acts().filter((act) => act.startsWith('Noter son'))).toEqual(noted)
  expect(page.all('[role="menuitem"] > svg')).toHaveLength(acts().length)
  page.unmount()
})

test('of more people of a name than are shown the window says so, before anybody gets a second account', async () => {
  const mission = sampleMission({ allowedActions: ['see_participants', 'decide_participants'] })
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      ...nobodyYet,
      'user.findCallers': () => ({
        items: Array.from({ length: 10 }, (_none, at) => ({ ...caller, id: `${caller.id.slice(0, -1)}${at}` })),
      }),
    },
  })
  await expect.poll(page.text).toContain('Inscrire une personne qui appelle')
  page.press('Inscrire une personne qui appelle')
  await expect.poll(page.text).toContain('Nom de la personne')
  page.type('Nom de la personne', 'Perrin')
  page.submit('Nom de la personne')
  await expect.poll(page.text).toContain('Voici 10 personnes de ce nom.')
  page.unmount()
})
