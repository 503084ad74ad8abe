import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { isDirectlyFrom, networks, thisMachine } from './direct-callers.ts'

it('networks: knows addresses and ranges of both kinds, and IPv4 as sockets of IPv6 write it', () => {
  const pods = networks('10.244.0.0/16,192.0.2.7,fd00:1::/64')
  expect([pods.check('10.244.3.9'), pods.check('::ffff:10.244.3.9', 'ipv6')]).toEqual([true, true])
  expect([pods.check('192.0.2.7'), pods.check('192.0.2.8')]).toEqual([true, false])
  expect([pods.check('fd00:1::5', 'ipv6'), pods.check('fd00:2::5', 'ipv6')]).toEqual([true, false])
  expect([thisMachine.check('::ffff:127.0.0.1', 'ipv6'), thisMachine.check('10.0.0.1')]).toEqual([true, false])
  expect(networks('').check('127.0.0.1')).toBe(false)
})

it('networks: a range that is none stops the start', () => {
  expect(() => networks('10.0.0.0/40')).toThrow(RangeError)
})

it('isDirectlyFrom: a pod of the network is one, what a proxy passes on or asks under the public name is not', async () => {
  const app = Fastify()
  const pods = networks('10.244.0.0/16')
  app.get('/', (request) => ({ direct: isDirectlyFrom(pods, request.raw, 'https://ensemble.example') }))
  const ask = async (remoteAddress: string, headers: Record<string, string>) =>
    (await app.inject({ url: '/', remoteAddress, headers })).json<{ direct: boolean }>().direct
  expect(await ask('10.244.3.9', { host: '10.244.3.2:8080' })).toBe(true)
  expect(await ask('10.245.3.9', { host: '10.244.3.2:8080' })).toBe(false)
  expect(await ask('10.244.3.9', { host: 'ensemble.example' })).toBe(false)
  expect(await ask('10.244.3.9', { host: '10.244.3.2:8080', 'x-forwarded-for': '198.51.100.1' })).toBe(false)
})
