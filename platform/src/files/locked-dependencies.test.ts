import { expect, it } from 'vitest'
import { lockedDependencies } from '../../locked-dependencies.mjs'

const react = { version: '19.0.0', integrity: 'sha512-a' }
const shell = { version: '1.0.0', dependencies: { react: '19.0.0' } }

function lockOf(changes: object): string {
  const packages = { '': { version: '1.0.0' }, shell, 'node_modules/react': react, ...changes }
  return JSON.stringify({ version: '1.0.0', lockfileVersion: 3, packages })
}

it('is the same after a release of a workspace', () => {
  const released = lockOf({ '': { version: '2.0.0' }, shell: { ...shell, version: '2.0.0' } })
  expect(lockedDependencies(released)).toBe(lockedDependencies(lockOf({})))
})

it.each([
  ['a package has another version', { 'node_modules/react': { ...react, version: '19.0.1' } }],
  ['a package has other content', { 'node_modules/react': { ...react, integrity: 'sha512-b' } }],
  ['a package is added', { 'node_modules/other': { version: '1.0.0' } }],
  ['a workspace asks for another one', { shell: { ...shell, dependencies: {} } }],
])('differs when %s', (_what, changes) => {
  expect(lockedDependencies(lockOf(changes))).not.toBe(lockedDependencies(lockOf({})))
})
