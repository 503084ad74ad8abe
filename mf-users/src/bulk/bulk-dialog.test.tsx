import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, samplePage, sampleRow } from '../testing/sample-users.ts'

test('the reason for several waits for them where the window is left, also for whoever was refused', async () => {
  const suspended: string[] = []
  const rows = [2, 3].map((number) => sampleRow(number, { status: 'validated' }))
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: {
      'user.list': () => samplePage(rows.filter(({ id }) => !suspended.includes(id))),
      'user.suspend': ({ params }) => {
        if (params.userId === sampleId(3)) throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
        suspended.push(params.userId)
        return { id: params.userId, status: 'suspended' }
      },
    },
  })
  const suspend = (where: string) => page.all(`${where}button`).find(({ textContent }) => textContent === 'Suspendre')
  const reason = () => page.all('[role="dialog"] textarea').map((field) => 'value' in field && field.value)[0]
  async function ask() {
    await expect.poll(() => suspend('')).toBeDefined()
    suspend('')?.click()
    await expect.poll(() => page.all('[role="dialog"]').length).toBe(1)
  }
  async function leave() {
    page.press('Annuler')
    await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  }
  await expect.poll(() => page.all('input[type="checkbox"]').length).toBe(2)
  for (const box of page.all('input[type="checkbox"]')) box.click()
  await ask()
  page.type('Raison', 'Sans nouvelles')
  await leave()
  await ask()
  expect(reason()).toBe('Sans nouvelles')
  suspend('[role="dialog"] ')?.click()
  await expect.poll(page.text).toContain('1 compte n’a pas changé')
  await leave()
  await ask()
  expect([suspended, reason()]).toEqual([[sampleId(2)], 'Sans nouvelles'])
  page.unmount()
})
