import { expect, test } from 'vitest'
import { parseRegistry } from './registry.ts'

const remote = {
  name: 'mf-articles',
  version: '1.0.0-a',
  manifest: '/remotes/mf-articles/1.0.0-a/mf-manifest.json',
  lastKnownGood: null,
  descriptor: { contract: '1.4.0', files: {}, routes: [], widgets: [] },
}

test('a registry is read with the remotes that are described', () => {
  expect(parseRegistry(JSON.stringify({ revision: 7, remotes: [remote] }))).toEqual({ revision: 7, remotes: [remote] })
})

test('one bad remote does not cost the others', () => {
  const otherMajor = { ...remote, name: 'mf-new', descriptor: { ...remote.descriptor, contract: '2.0.0' } }
  const remotes = [{ name: 'mf-broken' }, null, otherMajor, remote]
  expect(parseRegistry(JSON.stringify({ revision: 1, remotes }))?.remotes).toEqual([remote])
})

test('what is no registry is none: a placeholder that nobody filled, or anything else', () => {
  expect(parseRegistry('__REGISTRY__')).toBeNull()
  expect(parseRegistry('{"remotes":[]}')).toBeNull()
  expect(parseRegistry(undefined)).toBeNull()
})
