import { type Answers, refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, samplePage, sampleRow } from '../testing/sample-users.ts'

/** A list with one account, which is gone once `done` says so. */
function listOf(row: ReturnType<typeof sampleRow>, acts: Answers, done: () => boolean = () => false): Answers {
  return { 'user.list': () => samplePage(done() ? [] : [row]), ...acts }
}

type Page = Awaited<ReturnType<typeof open>>

async function choose(page: Page, act: string) {
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  page.press('Actions')
  const item = () => page.all('[role="menuitem"]').find((one) => one.textContent === act)
  await expect.poll(item).toBeDefined()
  item()?.click()
  await expect.poll(() => page.all('[role="menu"]').length).toBe(0)
}

/** The button of the window, which has the same word as the menu. */
function confirm(page: Page, act: string) {
  const buttons = page.all('[role="dialog"] button, [role="alertdialog"] button')
  buttons.find((one) => one.textContent === act)?.click()
}

test('an admin approves with a role and a word of welcome, and the list is read anew', async () => {
  let approved: unknown = null
  const page = await open('/user_management', 'admin', {
    answers: listOf(
      sampleRow(2),
      {
        'user.approve': ({ params, body }) => {
          approved = { params, body }
          return { id: sampleId(2), status: 'validated' }
        },
      },
      () => approved !== null,
    ),
  })
  await choose(page, 'Valider')
  page.type('Un mot de bienvenue (facultatif)', 'À bientôt')
  confirm(page, 'Valider')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Le compte de Inès Karoui 2 est validé.')
  expect(approved).toEqual({ params: { userId: sampleId(2) }, body: { message: 'À bientôt' } })
  await expect.poll(page.text).toContain('Rien à valider')
  page.unmount()
})

test('a refusal by staff needs a reason, and its failure stands in the window', async () => {
  let down = true
  const page = await open('/user_management', 'admin', {
    answers: listOf(sampleRow(2), {
      'user.delete': ({ body }) => {
        if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        expect(body).toEqual({ reason: 'Compte en double' })
        return { id: sampleId(2), status: 'deleted' }
      },
    }),
  })
  await choose(page, 'Refuser')
  confirm(page, 'Refuser')
  await expect.poll(page.text).toContain('Écrivez le motif en quelques mots.')
  page.type('Motif', 'Compte en double')
  confirm(page, 'Refuser')
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  expect(page.toasts).toEqual([])
  down = false
  confirm(page, 'Refuser')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('La demande de Inès Karoui 2 est refusée.')
  page.unmount()
})

test('a suspended account is given back after a question', async () => {
  const page = await open('/user_management?tab=suspended', 'admin', {
    answers: listOf(sampleRow(2, { status: 'suspended' }), {
      'user.activateSuspended': () => ({ id: sampleId(2), status: 'validated' }),
    }),
  })
  await choose(page, 'Réactiver')
  await expect.poll(page.text).toContain('Ses participations annulées ne sont pas reprises.')
  confirm(page, 'Réactiver')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Le compte de Inès Karoui 2 est réactivé.')
  page.unmount()
})

test('a referent may only approve, without a role to give', async () => {
  const page = await open('/my_department', 'referent', { answers: listOf(sampleRow(2), {}) })
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  page.press('Actions')
  await expect.poll(() => page.all('[role="menuitem"]').map((one) => one.textContent)).toEqual(['Valider'])
  page.all('[role="menuitem"]')[0]?.click()
  await expect.poll(page.text).toContain('Un mot de bienvenue')
  expect(page.all('[role="dialog"] [role="combobox"]')).toEqual([])
  page.unmount()
})

test('no menu where nothing can be done', async () => {
  const page = await open('/my_department', 'referent', {
    answers: listOf(sampleRow(2, { status: 'validated' }), {}),
  })
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  expect(page.all('[aria-label="Actions"]')).toEqual([])
  page.unmount()
})
