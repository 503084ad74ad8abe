import type { WaitingVolunteer } from '@ensemble/contracts/users/volunteer-standing'
import { refusal, toldWaiting } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, samplePage, sampleRow } from '../testing/sample-users.ts'

function volunteers(items: WaitingVolunteer[], total = items.length) {
  return { items, total, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 }
}

const told = () => toldWaiting().find(({ area }) => area === 'mf-users')

test('accounts that wait are told to the home of an admin, with the acts that their state allows', async () => {
  let approved = ''
  const row = sampleRow(2, { status: 'pending_approval', awaits: 'approval', createdAt: '2026-01-02T08:00:00.000Z' })
  const page = await open('/home', 'admin', {
    widget: 'accounts-waiting',
    answers: {
      'user.list': () => samplePage([row], { total: 3 }),
      'user.volunteersWaiting': () => volunteers([]),
      'user.approve': ({ params }) => {
        approved = params.userId
        return { id: row.id, status: 'validated' }
      },
    },
  })
  await expect.poll(() => told()?.items?.length).toBe(1)
  const [item] = told()?.items ?? []
  expect(item).toMatchObject({ kind: 'Compte à valider', to: `/users/${row.id}`, late: true })
  expect(item?.about).toBe('Membre · A été malade · ines2@example.org · Rhône (69)')
  expect(item?.others?.map(({ label }) => label)).toEqual(['Refuser', 'Écrire'])
  expect(told()?.rest?.to).toContain('/user_management?filters=')
  await expect(item?.accept?.send()).resolves.toBeNull()
  expect(approved).toBe(row.id)
  page.unmount()
})

test('a referent may refuse, ask or pass on, and what was passed on waits for the admins alone', async () => {
  const passedOn = { at: '2026-01-03T08:00:00.000Z', byName: 'Claire Moreau' }
  const rows = [sampleRow(2), sampleRow(3, { passedOn })]
  const sent: unknown[] = []
  const answers = {
    'user.list': () => samplePage(rows),
    'user.volunteersWaiting': () => volunteers([]),
    'user.drafts': () => ({ items: [] }),
    'user.contact': ({ body }: { body: unknown }) => {
      sent.push(body)
      return { sent: 2 }
    },
  }
  const page = await open('/home', 'referent', { widget: 'accounts-waiting', answers })
  await expect.poll(() => told()?.items?.map(({ id }) => id)).toEqual([sampleId(2)])
  const others = told()?.items?.[0]?.others ?? []
  expect(others.map(({ label }) => label)).toEqual(['Refuser', 'Écrire', 'Transmettre'])
  others[2]?.open()
  await expect.poll(page.text).toContain('L’administration décide à votre place')
  page.type('Message', 'Je ne connais pas cette personne, et le nom m’étonne.')
  page.press('Transmettre')
  await expect
    .poll(() => sent)
    .toEqual([
      {
        recipient: 'support',
        accountId: sampleId(2),
        subject: 'Un compte à valider vous est transmis',
        message: 'Je ne connais pas cette personne, et le nom m’étonne.',
      },
    ])
  page.unmount()
  const ofAdmin = await open('/home', 'admin', { widget: 'accounts-waiting', answers })
  await expect.poll(() => told()?.items?.length).toBe(2)
  expect(told()?.items?.[1]?.about).toContain('Transmis par Claire Moreau')
  ofAdmin.unmount()
})

test('an account that begins to wait stands in the open list at once', async () => {
  const rows = [sampleRow(2)]
  const page = await open('/home', 'referent', {
    widget: 'accounts-waiting',
    answers: { 'user.list': () => samplePage([...rows]), 'user.volunteersWaiting': () => volunteers([]) },
  })
  await expect.poll(() => told()?.items?.length).toBe(1)
  rows.push(sampleRow(3))
  page.change({ tag: 'user', id: sampleId(3) })
  await expect.poll(() => told()?.items?.length).toBe(2)
  page.unmount()
})

test('training that cannot be read is said to be missing, keeps no account back, and nothing is called done', async () => {
  let rows = [sampleRow(2)]
  const page = await open('/home', 'admin', {
    widget: 'accounts-waiting',
    answers: {
      'user.list': () => samplePage(rows),
      'user.volunteersWaiting': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
      },
    },
  })
  await expect.poll(page.text).toContain('Les formations à confirmer n’ont pas pu être chargées')
  await expect.poll(() => told()?.items?.length).toBe(1)
  rows = []
  page.change({ tag: 'user', id: sampleId(2) })
  await expect.poll(() => told()?.items).toBeNull()
  page.unmount()
})

test('where no account waits, nothing is told but that', async () => {
  const page = await open('/home', 'admin', {
    widget: 'accounts-waiting',
    answers: { 'user.list': () => samplePage([]), 'user.volunteersWaiting': () => volunteers([]) },
  })
  await expect.poll(() => told()?.items).toEqual([])
  expect(told()?.rest).toBeUndefined()
  page.unmount()
})

test('training that waits is told with both answers, and confirmed with its last day and what for; what is not in the page is counted', async () => {
  let decided: unknown
  const since = '2026-01-02T08:00:00.000Z'
  const waiting = {
    userId: sampleId(7),
    displayName: 'Paul Martin',
    departmentCode: '69',
    kind: 'patient_resource',
    since,
  } as const
  const page = await open('/home', 'referent', {
    widget: 'accounts-waiting',
    answers: {
      'user.list': () => samplePage([]),
      'user.volunteersWaiting': () => volunteers([waiting], 31),
      'user.decideVolunteer': ({ params, body }) => {
        decided = { ...params, ...body }
        return { id: params.userId, volunteerStandings: [] }
      },
    },
  })
  await expect.poll(() => told()?.items?.length).toBe(1)
  const [item] = told()?.items ?? []
  expect(item).toMatchObject({
    kind: 'Formation à confirmer',
    title: 'Paul Martin',
    late: true,
    about: 'Programme Patient ressource · Rhône (69)',
  })
  expect(page.text()).toContain('30 autres formations à confirmer viendront dans cette liste')
  item?.others?.[0]?.open()
  await expect.poll(page.text).toContain('Confirmer la formation de Paul Martin')
  page.type('Valable jusqu’au (facultatif)', '2099-06-30')
  page.type('Pour quoi (facultatif)', 'Formation de 40 heures')
  page.press('Confirmer la formation')
  await expect
    .poll(() => decided)
    .toEqual({
      userId: sampleId(7),
      kind: 'patient_resource',
      decision: 'confirm',
      validUntil: '2099-06-30',
      purpose: 'Formation de 40 heures',
    })
  page.unmount()
})
