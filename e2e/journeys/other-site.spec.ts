import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accounts, password } from '../accounts.ts'
import { signInQuietly } from '../browser-session.ts'
import { expect, test } from '../watched-page.ts'

const paths = [
  '/api/auth/refresh',
  '/api/auth/sign_out',
  '/api/auth/sign_in_with_password',
  '/api/auth/change_password',
] as const
const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] as const

/** A page of somebody else, on another site: localhost and 127.0.0.1 are not the same site. */
async function startOtherSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Other site</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('none of twelve forms of another site does anything', async ({ page, context, baseURL }) => {
  await signInQuietly(page, accounts.caregiver)
  await page.goto('/home')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const before = await context.cookies()
  const site = await startOtherSite()
  const statuses: number[] = []
  for (const path of paths)
    for (const type of types) {
      // A page of its own for each: the form's navigation may still be going on when its answer has come.
      const attacker = await context.newPage()
      await attacker.goto(site.origin)
      const [answer] = await Promise.all([
        attacker.waitForResponse((response) => response.url() === `${baseURL ?? ''}${path}`),
        attacker.evaluate(
          ({ action, enctype, fields }) => {
            const form = document.createElement('form')
            Object.assign(form, { method: 'post', action, enctype })
            for (const [name, value] of Object.entries(fields)) {
              const input = document.createElement('input')
              Object.assign(input, { name, value })
              form.append(input)
            }
            document.body.append(form)
            form.submit()
          },
          { action: `${baseURL ?? ''}${path}`, enctype: type, fields: { email: accounts.caregiver, password } },
        ),
      ])
      await attacker.close()
      statuses.push(answer.status())
      expect(answer.status(), `${path} as ${type}`).toBeGreaterThanOrEqual(400)
      expect(answer.headers()['set-cookie'], `${path} as ${type}`).toBeUndefined()
    }
  site.close()
  expect(statuses).toHaveLength(12)
  expect(await context.cookies()).toEqual(before)
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})
