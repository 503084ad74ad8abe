import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, describe } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

describe('the page of the shell', () => {
  it.each(['/', '/home', '/missions/0b5e6c1c-1d', '/auth/callbacks/azure?code=1.2', '/index.html', '/apiary'])(
    'answers %s',
    async (path) => {
      const answer = await gateway.get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toContain('{"revision":0,"remotes":[]}')
    },
  )

  it('carries a nonce of its own each time, the one of its policy', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(async (path) => {
        const answer = await gateway.get(path)
        const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1]
        expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it.each([
    ['"Not A;Brand";v="8", "Chromium";v="140"', 'noopener-allow-popups'],
    ['"Chromium";v="120", "Google Chrome";v="120"', 'same-origin'],
    ['', 'same-origin'],
  ])('lets go of the windows that it opens, where the browser can: %s', async (brands, policy) => {
    const answer = await gateway.get('/home', { headers: { 'sec-ch-ua': brands } })
    expect(answer.headers.get('cross-origin-opener-policy')).toBe(policy)
  })

  it('lets no script in without a digest, where the build asks for all of them with one', async () => {
    const path = join(gateway.folder, 'shell', 'index.html')
    const policyOf = async (address: string) => (await gateway.get(address)).headers.get('integrity-policy')
    const before = await readFile(path, 'utf8')
    expect(await policyOf('/home')).toBeNull()
    await writeFile(path, `${before}<meta name="ensemble-digests" content="/assets/digests.0.json sha384-x">`)
    expect(await policyOf('/home')).toBe('blocked-destinations=(script), endpoints=(browser)')
    await writeFile(path, before)
    // This one has no script.
    expect(await policyOf('/api/docs')).toBe('blocked-destinations=(script), endpoints=(browser)')
  })

  it('is the new one as soon as a new build is there', async () => {
    const path = join(gateway.folder, 'shell', 'index.html')
    const before = await readFile(path, 'utf8')
    await writeFile(path, `${before}<p>second build</p>`)
    expect(await (await gateway.get('/')).text()).toContain('second build')
    await writeFile(path, before)
  })

  it('is compressed as the browser can take it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await gateway.get('/', { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(await answer.text()).toContain('Ensemble')
    }
    expect(
      (await gateway.get('/', { headers: { 'accept-encoding': 'identity' } })).headers.has('content-encoding'),
    ).toBe(false)
  })

  it('is a clear 503 while there is no build', async () => {
    const empty = await startGateway({ settings: { SHELL_DIR: '/nowhere' } })
    expect((await empty.get('/home')).status).toBe(503)
    await empty.close()
  })
})

describe('files of the shell', () => {
  it('are kept for a year where their name changes with the content, and are pre-compressed', async () => {
    const plain = await gateway.get('/assets/main.0123456789abcdef.js', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toContain('javascript')
    const small = await gateway.get('/assets/main.0123456789abcdef.js', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect((await gateway.get('/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each([
    '/assets/none.0123456789abcdef.js',
    '/assets/main.0123456789abcdef.js.map',
    '/.secret',
    '/assets/../../team-keys.json',
    '/%2e%2e/team-keys.json',
    '/..%2fteam-keys.json',
    '/assets/..%5c..%5cteam-keys.json',
    '/other.html',
  ])('%s is a plain 404 and not the page', async (path) => {
    const answer = await gateway.get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toMatch(/Ensemble|sha|hidden/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
