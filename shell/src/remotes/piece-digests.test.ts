import { expect, test } from 'vitest'
import { createPieceDigests } from './piece-digests.ts'

const { digestOf, add } = createPieceDigests('https://example.org')
add({
  manifest: '/remotes/mf-articles/1.0.0-a/mf-manifest.json',
  files: { 'mf-manifest.json': 'MANIFEST', '12.0a.js': 'CHUNK' },
})

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

test('the files of another build are known as soon as somebody vouches for them', () => {
  const file = '/remotes/mf-articles/0.9.0-z/12.0a.js'
  add({ manifest: '/remotes/mf-articles/0.9.0-z/mf-manifest.json', files: { '12.0a.js': 'OLDER' } })
  expect(digestOf(file)).toBe('sha384-OLDER')
  expect(digestOf('/remotes/mf-articles/1.0.0-a/12.0a.js')).toBe('sha384-CHUNK')
})
