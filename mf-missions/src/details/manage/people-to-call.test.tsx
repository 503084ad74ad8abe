import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleId, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const reason = 'Une tempête est annoncée sur la ville.'
const runs = (changes: Partial<Mission> = {}) =>
  sampleMission({
    allowedActions: ['see_participants', 'cancel', 'reschedule'],
    counters: { ...sampleCounters, validatedCount: 2, awaitingStaffCount: 1, waitlistCount: 0, invitedCount: 0 },
    ...changes,
  })
const cancelled = () =>
  runs({
    displayStatus: 'cancelled',
    cancellation: { at: '2026-11-20T09:00:00.000Z', reason },
    allowedActions: ['see_participants'],
  })
const person = (nth: number, displayName: string) =>
  sampleRow({
    userId: `00000000-0000-4000-8000-00000000001${nth}`,
    displayName,
    byTelephone: true,
    validationStatus: 'validated',
    awaitedFrom: 'none',
  })
const odette = person(1, 'Odette Perrin')
const left = { ...person(2, 'Paul Martin'), withdrawnAt: '2026-11-10T09:00:00.000Z' }
const suspended = { ...person(3, 'Jeanne Faure'), accountEnded: 'suspended' as const }
const contact = {
  id: odette.userId,
  displayName: odette.displayName,
  departmentCode: '69',
  email: '',
  profileType: null,
}

type Page = Awaited<ReturnType<typeof open>>

const words = (page: Page) => page.all('[role="dialog"]').at(-1)?.textContent ?? ''
const numbers = (page: Page) => page.all('[role="dialog"] a[href^="tel:"]').map(({ textContent }) => textContent)

/** A mission with somebody in it whom no mail reaches, beside one who has withdrawn and one whose account is closed. */
async function openRun({
  fails = false,
  more = 0,
  ...changes
}: Partial<Mission> & { fails?: boolean; more?: number } = {}) {
  const asked: unknown[] = []
  let mission = runs(changes)
  const page = await open(address, {
    session: { role: 'admin' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': ({ query }) => {
        if (fails) throw refusal('SERVICE_UNAVAILABLE', 'Plus tard.')
        asked.push(JSON.parse(query?.filters ?? '[]'))
        const first = samplePage([odette, left, suspended])
        return { ...first, total: first.total + more }
      },
      'user.list': () => samplePage([{ ...contact, phone: '0639980001' }]),
      'mission.cancel': () => (mission = cancelled()),
      'mission.cancelFollowing': () => {
        mission = cancelled()
        return { cancelled: 2, deleted: 0, failed: [] }
      },
      'mission.reschedule': () => runs(),
    },
  })
  await expect.poll(page.text).toContain('Annuler la mission')
  return { page, asked }
}

test('who cancels a mission reads whom to call under which number, before and after', async () => {
  const { page, asked } = await openRun()
  page.press('Annuler la mission')
  await expect.poll(() => words(page)).toContain('1 personne est à appeler')
  await expect.poll(() => numbers(page)).toEqual(['06\u00a039\u00a098\u00a000\u00a001'])
  for (const said of ['Odette Perrin', '2 personnes confirmées', 'Les autres reçoivent un e-mail, avec vos mots.']) {
    expect(words(page)).toContain(said)
  }
  // Who has withdrawn, or has no open account, hears nothing.
  for (const unsaid of ['Paul Martin', 'Jeanne Faure', 'Ces personnes sont prévenues']) {
    expect(words(page)).not.toContain(unsaid)
  }
  expect(asked).toContainEqual(expect.arrayContaining([{ field: 'byTelephone', operator: 'eq', value: true }]))
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  // It stays until it is read, although nobody may cancel the mission any more.
  await expect.poll(() => words(page)).toContain('La mission est annulée')
  expect(words(page)).toContain('1 personne est à appeler')
  expect(numbers(page)).toEqual(['06\u00a039\u00a098\u00a000\u00a001'])
  expect(page.toasts).toEqual([])
  await expect.poll(page.text).toContain('Mission annulée le')
  expect(words(page)).toContain('Odette Perrin')
  page.press('Compris')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  page.unmount()
})

test('of more people than a page shows, the others are counted, and nobody is said to be mailed', async () => {
  const { page } = await openRun({ more: 2 })
  page.press('Annuler la mission')
  await expect.poll(() => words(page)).toContain('3 personnes sont à appeler')
  expect(words(page)).toContain('et 2 autres personnes, sur la page d’accueil de l’équipe')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(() => words(page)).toContain('La mission est annulée')
  expect(words(page)).not.toContain('par e-mail.')
  page.unmount()
})

test('who moves a mission reads the same', async () => {
  const { page } = await openRun()
  page.press('Déplacer la mission')
  await expect.poll(() => words(page)).toContain('1 personne est à appeler')
  page.type('Nouveau jour de début', '2099-12-19')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(() => words(page)).toContain('La mission est déplacée')
  expect(words(page)).toContain('Odette Perrin')
  expect(page.toasts).toEqual([])
  page.unmount()
})

test('who cancels a date with those that follow reads whom to call about this one', async () => {
  const dates = [1, 2].map((nth) => ({ missionId: sampleId(nth), startAt: sampleMission().startAt, open: true }))
  const { page } = await openRun({ series: { id: sampleId(900), dates } })
  page.press('Annuler la mission')
  await expect.poll(() => words(page)).toContain('1 personne est à appeler')
  page.all('[role="dialog"] input[type="radio"]').at(-1)?.click()
  await expect.poll(() => words(page)).toContain('par e-mail ou par un appel de l’équipe')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(() => words(page)).toContain('La mission est annulée')
  expect(words(page)).toContain('Odette Perrin')
  expect(page.toasts.at(-1)?.message).toContain('2 dates')
  page.unmount()
})

test('where nobody can say who is to be called, nothing claims that all are told', async () => {
  const { page } = await openRun({ fails: true })
  page.press('Annuler la mission')
  await expect.poll(() => words(page)).toContain('Les personnes sans adresse e-mail sont à appeler')
  expect(words(page)).not.toContain('Ces personnes sont prévenues')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(() => page.toasts.at(-1)?.message).toContain('La mission est annulée. Les personnes sans adresse')
  page.unmount()
})
