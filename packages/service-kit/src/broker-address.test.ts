import { expect, test } from 'vitest'
import { brokerAddress } from './broker-address.ts'

test('an address without a user is left as it is', () => {
  expect(brokerAddress('nats://127.0.0.1:4222')).toEqual({ servers: ['nats://127.0.0.1:4222'] })
})

test('user and password leave the address, decoded', () => {
  const address = brokerAddress('nats://svc-users:a%2Fb@nats:4222')
  expect(address).toEqual({ servers: ['nats://nats:4222'], user: 'svc-users', pass: 'a/b' })
})

test('several addresses of one cluster are several servers with one user', () => {
  const address = brokerAddress('nats://gateway:x@nats-0:4222, nats://gateway:x@nats-1:4222,nats://nats-2:4222')
  expect(address).toEqual({
    servers: ['nats://nats-0:4222', 'nats://nats-1:4222', 'nats://nats-2:4222'],
    user: 'gateway',
    pass: 'x',
  })
})

test('addresses with different users are refused, without a word of their passwords', () => {
  const wrong = () => brokerAddress('nats://gateway:x@nats-0:4222,nats://gateway:secret@nats-1:4222')
  expect(wrong).toThrow(/several users/)
  expect(wrong).not.toThrow(/secret/)
})
