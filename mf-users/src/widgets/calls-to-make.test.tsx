import { refusal, toldWaiting } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'

const call = {
  id: '3f6f3c1e-2222-4222-8222-222222222222',
  since: '2026-11-20T09:00:00.000Z',
  late: false,
  person: {
    id: '3f6f3c1e-1111-4111-8111-111111111111',
    displayName: 'Odette Perrin',
    departmentCode: '69',
    phone: '0639980001',
  },
  subject: 'Votre participation est confirmée',
  text: 'La place est à vous.',
  missionId: null,
  asksToKeep: false,
}
const listOf = (...items: (typeof call & { neededBy?: string })[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 0,
  pageSize: 50,
  lastPage: 0,
})
const yearly = { ...call, id: '3f6f3c1e-3333-4333-8333-333333333333', asksToKeep: true }

test('whom to call waits among the tasks of the staff; a yes to stay is noted with its words alone', async () => {
  const noted: unknown[] = []
  const page = await open('/home', 'referent', {
    widget: 'calls-to-make',
    answers: {
      'user.callsToMake': () => listOf(call, yearly),
      'user.noteCall': ({ params, body }) => {
        noted.push(body)
        return { id: params.callId, outcome: body.outcome }
      },
    },
  })
  await expect.poll(() => toldWaiting()[0]?.items?.length).toBe(2)
  const [first, second] = toldWaiting()[0]?.items ?? []
  expect(first).toMatchObject({
    title: 'Odette Perrin',
    phone: call.person.phone,
    words: call.subject,
    accept: { label: 'C’est dit' },
  })
  await first?.accept?.send()
  expect(noted).toEqual([{ outcome: 'told' }])
  expect(second?.accept).toBeUndefined()
  second?.others?.[0]?.open()
  await expect.poll(page.text).toContain('Un an a passé.')
  expect(page.control('06\u00a039\u00a098\u00a000\u00a001').getAttribute('href')).toBe('tel:0639980001')
  page.press('La personne reste')
  await expect.poll(page.text).toContain('Cochez la case si la personne a dit oui.')
  page.all('[role="dialog"] input[type="checkbox"]')[0]?.click()
  page.press('La personne reste')
  await expect.poll(() => noted.at(-1)).toEqual({ outcome: 'told', said: { version: '1', language: 'fr' } })
  page.unmount()
})

test('a call that is needed soon is told with the time by which it is', async () => {
  const neededBy = '2026-11-21T09:00:00.000Z'
  const page = await open('/home', 'referent', {
    widget: 'calls-to-make',
    answers: { 'user.callsToMake': () => listOf({ ...call, late: true, neededBy }, call) },
  })
  await expect.poll(() => toldWaiting()[0]?.items?.map(({ by }) => by)).toEqual([neededBy, undefined])
  page.unmount()
})

test('calls beyond those of the list are counted', async () => {
  const page = await open('/home', 'referent', {
    widget: 'calls-to-make',
    answers: { 'user.callsToMake': () => ({ ...listOf(call), total: 63, lastPage: 1 }) },
  })
  await expect.poll(() => toldWaiting()[0]?.items?.length).toBe(1)
  expect(page.text()).toContain('62 autres appels à passer viendront dans cette liste')
  page.unmount()
})

test('a yes that is on its way is no call without an answer: its refusal is read', async () => {
  let refuse: (() => void) | undefined
  const page = await open('/home', 'referent', {
    widget: 'calls-to-make',
    answers: {
      'user.callsToMake': () => listOf(yearly),
      'user.noteCall': () =>
        new Promise<never>((_, reject) => (refuse = () => reject(refusal('FORBIDDEN', 'Déjà noté.')))),
    },
  })
  await expect.poll(() => toldWaiting()[0]?.items?.length).toBe(1)
  toldWaiting()[0]?.items?.[0]?.others?.[0]?.open()
  await expect.poll(page.text).toContain('Un an a passé.')
  page.all('[role="dialog"] input[type="checkbox"]')[0]?.click()
  page.press('La personne reste')
  await expect.poll(() => page.control('La personne reste').getAttribute('aria-busy')).toBe('true')
  page.press('Pas de réponse pour le moment')
  await expect.poll(() => refuse).toBeDefined()
  refuse?.()
  await expect.poll(page.text).toContain('Déjà noté.')
  page.press('Pas de réponse pour le moment')
  await expect.poll(() => page.all('[role="dialog"]')).toEqual([])
  page.unmount()
})
