import { afterEach, expect, test, vi } from 'vitest'
import { fetchManifest } from './fetch-manifest.ts'

const url = '/remotes/mf-articles/1.0.0-a/mf-manifest.json'
const manifest = { metaData: { name: 'x' }, exposes: [], shared: [] }

afterEach(() => vi.unstubAllGlobals())

function answer(body: string, init: ResponseInit = {}) {
  const fetching = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init })),
  )
  vi.stubGlobal('fetch', fetching)
  return fetching
}

test('a manifest is given on, and was asked for with its digest and a limit in time', async () => {
  const fetching = answer(JSON.stringify(manifest))
  const response = await fetchManifest(url, () => 'sha384-X')
  expect(await response.json()).toEqual(manifest)
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ integrity: 'sha384-X', signal: expect.any(AbortSignal) })
})

test.each([
  ['a 404 with a JSON body', JSON.stringify(manifest), { status: 404 }, 'status 404'],
  ['a page of HTML', '<!doctype html>', { headers: { 'content-type': 'text/html' } }, 'instead of JSON'],
  ['JSON that is no manifest', '{"success":false}', {}, 'not a manifest'],
  ['a body that was cut', '{"metaData"', {}, 'not a manifest'],
])('%s is refused, so that the runtime forgets the attempt', async (_what, body, init, reason) => {
  answer(body, init)
  await expect(fetchManifest(url, () => 'sha384-X')).rejects.toThrow(reason)
})
