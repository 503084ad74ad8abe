import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }
const byScript = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
  gateway.users.behave((_request, response) => response.end('{}'))
})
afterAll(() => gateway.close())

async function openPage(headers: Record<string, string>) {
  const answer = await gateway.get('/home', { headers })
  const key = /name="ensemble-page-key" content="([^"]*)"/.exec(await answer.text())?.[1]
  return { key, cookie: answer.headers.get('set-cookie') }
}

async function renew(headers: Record<string, string>) {
  const answer = await gateway.get('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })
  const { data } = (await answer.json()) as { data?: { code?: string } }
  return { status: answer.status, code: data?.code }
}

describe('the key of a browser’s pages', () => {
  it('stands in a page that somebody opens, and in a cookie that no script reads', async () => {
    const { key, cookie } = await openPage(opened)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(cookie).toContain(`__Host-page=${key};`)
    for (const attribute of ['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax']) expect(cookie).toContain(attribute)
  })

  it('is the same in each page of a browser', async () => {
    const { key } = await openPage(opened)
    expect((await openPage({ ...opened, cookie: `__Host-page=${key}` })).key).toBe(key)
  })

  it.each(['empty', 'iframe', 'script', 'worker', 'embed'])(
    'is not told to what fetches the page as %s',
    async (dest) => {
      const { key } = await openPage(opened)
      const read = await openPage({ ...byScript, 'sec-fetch-dest': dest, cookie: `__Host-page=${key}` })
      expect(read).toEqual({ key: '', cookie: null })
    },
  )
})

describe('renewing the session of a browser', () => {
  const session = '__Host-refresh=r'

  it('asks for the key', async () => {
    const { key = '' } = await openPage(opened)
    const cookie = `${session}; __Host-page=${key}`
    expect((await renew({ ...byScript, cookie, 'x-page-key': key })).status).toBe(200)
    expect(gateway.users.hits.at(-1)?.headers).not.toHaveProperty('x-page-key')
    const before = gateway.users.hits.length
    const refused = { status: 403, code: 'PAGE_KEY_REFUSED' }
    expect(await renew({ ...byScript, cookie })).toEqual(refused)
    expect(await renew({ ...byScript, cookie, 'x-page-key': `${key.slice(0, -1)}-` })).toEqual(refused)
    expect(await renew({ ...byScript, cookie: session, 'x-page-key': key })).toEqual(refused)
    expect(await renew({ ...byScript, cookie: `${session}; __Host-page=`, 'x-page-key': '' })).toEqual(refused)
    expect(gateway.users.hits).toHaveLength(before)
  })

  it('asks neither programs for it, nor who has no session', async () => {
    expect((await renew({ cookie: session })).status).toBe(200)
    expect((await renew(byScript)).status).toBe(200)
  })

  it('goes on in a shell that is older than the key', async () => {
    const path = join(gateway.folder, 'shell', 'index.html')
    const page = await readFile(path, 'utf8')
    await writeFile(path, page.replace('__PAGE_KEY__', ''))
    expect((await renew({ ...byScript, cookie: session })).status).toBe(200)
    await writeFile(path, page)
  })
})
