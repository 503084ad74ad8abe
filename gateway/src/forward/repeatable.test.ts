import { type Call, calls } from '@ensemble/contracts/calls'
import { describe, expect, it } from 'vitest'
import { isRepeatable } from './repeatable.ts'

const headers = { 'idempotency-key': 'a-key-of-somebody' }
const all = Object.values<Call>(calls).filter(({ method }) => method !== 'GET')
const address = ({ path }: Call) => `/api${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000001')}`

describe('a call that may reach its service twice', () => {
  it('is every read, and what the contracts call idempotent, with its key', () => {
    expect(isRepeatable({ method: 'GET', url: '/api/mission/list?page=2', headers: {} })).toBe(true)
    const repeated = all.filter((call) => isRepeatable({ method: call.method, url: `${address(call)}?a=b`, headers }))
    expect(repeated).toEqual(all.filter(({ idempotent }) => idempotent))
    expect(repeated.length).toBeGreaterThan(20)
  })

  it('is no write without a key', () => {
    for (const call of all) expect(isRepeatable({ method: call.method, url: address(call), headers: {} })).toBe(false)
  })
})
