import { type RegisteredRemote } from '@ensemble/contracts/registry'
import { expect, test } from 'vitest'
import { createDigestOf } from './piece-digests.ts'

const remote = {
  name: 'mf-articles',
  manifest: '/remotes/mf-articles/1.0.0-a/mf-manifest.json',
  descriptor: { files: { 'mf-manifest.json': 'MANIFEST', '12.0a.js': 'CHUNK' } },
} as unknown as RegisteredRemote

const digestOf = createDigestOf([remote], 'https://example.org')

test('a file of a registered remote has its digest, whatever the query says', () => {
  expect(digestOf('/remotes/mf-articles/1.0.0-a/mf-manifest.json')).toBe('sha384-MANIFEST')
  expect(digestOf('https://example.org/remotes/mf-articles/1.0.0-a/12.0a.js?retry=2')).toBe('sha384-CHUNK')
})

test.each([
  '/remotes/mf-articles/1.0.0-a/other.js',
  '/remotes/mf-articles/1.0.0-b/12.0a.js',
  'https://elsewhere.example/remotes/mf-articles/1.0.0-a/12.0a.js',
])('what the registry does not know gets a digest that nothing matches: %s', (url) => {
  expect(digestOf(url)).toBe(`sha384-${'A'.repeat(64)}`)
})
