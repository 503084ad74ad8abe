import { expect, it } from 'vitest'
import { isAtLeast, isNewer, versionIn } from './version.ts'

it.each([
  ['nats-server: v2.9.10\n', '2.9.10'],
  ['nats-server: v2.10.27', '2.10.27'],
  ['nats-server: v2.12.15-RC.1', '2.12.15'],
  ['nats: v0.1.5', undefined],
  ['command not found', undefined],
])('the version in %j is %s', (output, version) => {
  expect(versionIn(output)).toBe(version)
})

it('compares versions by their numbers', () => {
  expect(isAtLeast('2.10.0', [2, 10])).toBe(true)
  expect(isAtLeast('2.9.10', [2, 10])).toBe(false)
  expect(isAtLeast('3.0.1', [2, 10])).toBe(true)
  expect(isAtLeast('1.12.0', [2, 10])).toBe(false)
})

it('knows which of two versions comes after the other', () => {
  expect(isNewer('2.10.27', '2.9.10')).toBe(true)
  expect(isNewer('2.15.10', '2.15.9')).toBe(true)
  expect(isNewer('2.15.1', '2.15.1')).toBe(false)
  expect(isNewer('2.15.1', '3.0.0')).toBe(false)
})
