import { expect, test } from 'vitest'
import { copiesBehind } from './stream.ts'

const copy = (name: string, more: { current?: boolean; offline?: boolean } = {}) => ({
  name,
  current: true,
  offline: false,
  active: 0,
  lag: 0,
  ...more,
})

test.each([
  ['a broker that is alone', 1, undefined, 0],
  ['two copies that follow', 3, [copy('nats-1'), copy('nats-2')], 0],
  ['one that hears its leader and is not heard', 3, [copy('nats-1', { current: false }), copy('nats-2')], 1],
  ['one that is away', 3, [copy('nats-1', { offline: true }), copy('nats-2')], 1],
  ['copies that were asked for and not made yet', 3, [], 2],
  ['more copies than are wanted', 1, [copy('nats-1')], 0],
])('%s', (_case, replicas, replicasThere, behind) => {
  expect(copiesBehind(replicas, replicasThere && { replicas: replicasThere })).toBe(behind)
})
