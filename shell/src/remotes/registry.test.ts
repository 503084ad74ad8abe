import { expect, test } from 'vitest'
import { parseRegistry } from './registry.ts'

const remote = {
  name: 'mf-articles',
  version: '1.0.0-a',
  manifest: '/remotes/mf-articles/1.0.0-a/mf-manifest.json',
  lastKnownGood: null,
  descriptor: { contract: '1.4.0', container: 'mf_articles_a', files: {}, routes: [], widgets: [] },
}

test('a registry is read with the remotes that are described', () => {
  expect(parseRegistry(JSON.stringify({ revision: 7, remotes: [remote] }))).toEqual({ revision: 7, remotes: [remote] })
})

test('one bad remote does not cost the others', () => {
  const otherMajor = { ...remote, name: 'mf-new', descriptor: { ...remote.descriptor, contract: '2.0.0' } }
  const remotes = [{ name: 'mf-broken' }, null, otherMajor, remote]
  const leftOut: object[] = []
  const text = JSON.stringify({ revision: 1, remotes })
  expect(parseRegistry(text, (left) => leftOut.push(left))?.remotes).toEqual([remote])
  expect(leftOut, 'what can be named is told').toEqual([{ remote: 'mf-new', version: '1.0.0-a' }])
})

test('what is no registry is none: a placeholder that nobody filled, or anything else', () => {
  expect(parseRegistry('__REGISTRY__')).toBeNull()
  expect(parseRegistry('{"remotes":[]}')).toBeNull()
  expect(parseRegistry(undefined)).toBeNull()
})
