import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleRow, samplePage } from '../testing/sample-users.ts'

test('a referent sees the committee and the members of the department', async () => {
  const page = await open('/my_department', 'referent', {
    answers: { 'user.list': () => samplePage([sampleRow(1), sampleRow(2, { email: '', status: 'validated' })]) },
  })
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  expect(page.text()).toContain('Comité Rhône')
  expect(page.control('comite-69@example.org').getAttribute('href')).toBe('mailto:comite-69@example.org')
  expect(page.text()).toContain('2 personnes')
  expect(page.requests.at(-1)?.query?.['filters']).toBe(
    JSON.stringify([{ field: 'role', operator: 'eq', value: 'member' }]),
  )
  page.unmount()
})

test('a department without members says what will come', async () => {
  const page = await open('/my_department', 'referent', { answers: { 'user.list': () => samplePage([]) } })
  await expect.poll(page.text).toContain('Aucun membre pour l’instant')
  page.unmount()
})
