import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { tokenOf } from '../api.ts'

const strict = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': expect.stringMatching(/max-age=\d{8,}/),
  'permissions-policy': expect.stringContaining('camera=()'),
}

for (const path of [
  '/',
  '/login',
  '/missions/browse',
  '/api/user/me',
  '/api/nothing',
  '/remotes.json',
  '/livez',
  '/assets/none.js',
  '/api/docs/openapi.json',
]) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject(strict)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
}

test('a page lets in only scripts that it asks for with the digest of what is served', async ({ request }) => {
  const digestOf = async (address: string) =>
    createHash('sha384')
      .update(await (await request.get(address)).body())
      .digest('base64')
  for (const path of ['/', '/login', '/home', '/missions/browse', '/nowhere']) {
    const answer = await request.get(path)
    expect(answer.headers()['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(browser)')
    const scripts = [...(await answer.text()).matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.js)"[^>]*>/g)]
    expect(scripts.length).toBeGreaterThan(3)
    for (const [tag, address = ''] of scripts) {
      expect(tag).toContain('crossorigin="anonymous"')
      expect(tag).toContain(`integrity="sha384-${await digestOf(address)}"`)
    }
    const [, list = '', digest] =
      /<meta name="ensemble-digests" content="(\S+) sha384-(\S+)"/.exec(await answer.text()) ?? []
    expect(await digestOf(list)).toBe(digest)
  }
})

test('pages and personal answers are never stored', async ({ request }) => {
  expect((await request.get('/')).headers()['cache-control']).toContain('no-store')
  const mine = await request.get('/api/user/me', {
    headers: { authorization: `Bearer ${await tokenOf(request, 'member')}` },
  })
  expect(mine.status()).toBe(200)
  expect(mine.headers()['cache-control']).toContain('no-store')
})

test('hashed files are immutable and come compressed; a missing one is a plain 404', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /src="(\/assets\/main\.[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  const registry: { remotes: { name: string; manifest: string; descriptor: { files: Record<string, string> } }[] } =
    await (await request.get('/remotes.json')).json()
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual(['mf-articles', 'mf-missions', 'mf-users'])
  for (const remote of registry.remotes) {
    const entry = Object.keys(remote.descriptor.files).find((file) => file.startsWith('remoteEntry')) ?? ''
    const address = new URL(entry, new URL(remote.manifest, 'http://localhost')).pathname
    const file = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    expect(file.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
  }
  const missing = await request.get('/remotes/mf-articles/0.0.0/none.js')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).not.toContain('<!doctype html>')
})
