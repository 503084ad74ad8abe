import { afterEach, expect, test, vi } from 'vitest'
import { fetchLastKnownGood } from './last-known-good.ts'
import { sampleRemote } from './testing/sample-remotes.ts'

afterEach(() => vi.unstubAllGlobals())

const lastKnownGood = {
  version: '0.9.0-z',
  manifest: '/remotes/mf-sample/0.9.0-z/mf-manifest.json',
  descriptor: '/remotes/mf-sample/0.9.0-z/remote.json',
  descriptorDigest: 'DIGEST',
}
const remote = { ...sampleRemote, lastKnownGood }
const descriptor = { ...sampleRemote.descriptor, version: '0.9.0-z', container: 'mf_sample_z', files: { 'a.js': 'A' } }

function answer(content: unknown, status = 200) {
  const fetching = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json(content, { status })))
  vi.stubGlobal('fetch', fetching)
  return fetching
}

test('the version before is known by its remote.json, which the registry vouches for', async () => {
  const fetching = answer(descriptor)
  expect(await fetchLastKnownGood(remote)).toEqual({
    remote: 'mf-sample',
    version: '0.9.0-z',
    manifest: lastKnownGood.manifest,
    container: 'mf_sample_z',
    files: { 'a.js': 'A' },
    calls: [],
  })
  expect(fetching.mock.calls[0]).toMatchObject([lastKnownGood.descriptor, { integrity: 'sha384-DIGEST' }])
})

test.each([
  ['there is none', sampleRemote, descriptor, 200],
  ['nobody vouches for it', { ...remote, lastKnownGood: { ...lastKnownGood, descriptorDigest: '' } }, descriptor, 200],
  ['it is gone', remote, descriptor, 404],
  ['it is of another version', remote, { ...descriptor, version: '0.8.0' }, 200],
  ['it was built for another contract', remote, { ...descriptor, contract: '2.0.0' }, 200],
])('none is used when %s', async (_when, registered, content, status) => {
  answer(content, status)
  expect(await fetchLastKnownGood(registered)).toBeNull()
})

test('a remote.json that was altered is refused by the browser, and that is no error here', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchLastKnownGood(remote)).toBeNull()
})
