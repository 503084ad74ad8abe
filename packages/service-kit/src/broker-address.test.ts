import { expect, test } from 'vitest'
import { brokerAddress } from './broker-address.ts'

test('an address without a user is left as it is', () => {
  expect(brokerAddress('nats://127.0.0.1:4222')).toEqual({ servers: 'nats://127.0.0.1:4222' })
})

test('user and password leave the address, decoded', () => {
  const address = brokerAddress('nats://svc-users:a%2Fb@nats:4222')
  expect(address).toEqual({ servers: 'nats://nats:4222', user: 'svc-users', pass: 'a/b' })
})
