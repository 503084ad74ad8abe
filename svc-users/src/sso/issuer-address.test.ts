import { expect, it } from 'vitest'
import { isPlainHttp, staysOnThisMachine } from './issuer-address.ts'

it.each([
  ['https://login.ensemble.example/tenant', false, false],
  ['http://login.ensemble.example', true, false],
  ['http://sign-in.localhost:8090', true, true],
  ['http://localhost:8090', true, true],
  ['http://localhost.example:8090', true, false],
])('%s: plain %s, this machine %s', (issuer, plain, here) => {
  expect([isPlainHttp(issuer), staysOnThisMachine(issuer)]).toEqual([plain, here])
})
