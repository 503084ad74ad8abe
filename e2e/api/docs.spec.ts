import { type Call, calls } from '@ensemble/contracts/calls'
import { expect, test } from '../watched-page.ts'

test('one OpenAPI 3.1 document describes every call of the three services', async ({ request }) => {
  const document: { openapi: string; paths: Record<string, Record<string, unknown>> } = await (
    await request.get('/api/docs/openapi.json')
  ).json()
  expect(document.openapi).toMatch(/^3\.1\./)
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  )
  const promised = Object.values<Call>(calls).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')}`,
  )
  expect(promised.filter((call) => !described.includes(call))).toEqual([])
})

test('the reader of the document loads nothing from outside and breaks no policy', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('/mission/{missionId}/register').first()).toBeVisible()
})
