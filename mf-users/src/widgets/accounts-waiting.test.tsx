import { toldWaiting } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { samplePage, sampleRow } from '../testing/sample-users.ts'

const told = () => toldWaiting().find(({ area }) => area === 'mf-users')

test('accounts that wait are told to the home of an admin, with the acts that their state allows', async () => {
  let approved = ''
  const row = sampleRow(2, { status: 'pending_approval', awaits: 'approval', createdAt: '2026-01-02T08:00:00.000Z' })
  const page = await open('/home', 'admin', {
    widget: 'accounts-waiting',
    answers: {
      'user.list': () => samplePage([row], { total: 3 }),
      'user.approve': ({ params }) => {
        approved = params.userId
        return { id: row.id, status: 'validated' }
      },
    },
  })
  await expect.poll(() => told()?.items?.length).toBe(1)
  const [item] = told()?.items ?? []
  expect(item).toMatchObject({ kind: 'Compte à valider', to: `/users/${row.id}`, late: true })
  expect(item?.others).toHaveLength(1)
  expect(told()?.rest?.to).toContain('/user_management?filters=')
  await expect(item?.accept?.send()).resolves.toBeNull()
  expect(approved).toBe(row.id)
  page.unmount()
})

test('where no account waits, nothing is told but that', async () => {
  const page = await open('/home', 'admin', {
    widget: 'accounts-waiting',
    answers: { 'user.list': () => samplePage([]) },
  })
  await expect.poll(() => told()?.items).toEqual([])
  expect(told()?.rest).toBeUndefined()
  page.unmount()
})
