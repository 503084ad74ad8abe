import { describe, expect, it } from 'vitest'
import { requestHeaders, type CallFacts } from './request-headers.ts'

const facts: CallFacts = {
  requestId: 'r-1',
  traceparent: '00-aa-bb-01',
  clientIp: '192.0.2.7',
  protocol: 'https',
  host: 'ensemble.example',
  deadlineMs: 10_000,
}

function sent(raw: Record<string, string>, hasBody = true): Record<string, string> {
  const flat = requestHeaders(Object.entries(raw).flat(), facts, hasBody)
  return Object.fromEntries(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [])))
}

describe('headers of a forwarded call', () => {
  it('drops what a visitor forges and writes what the gateway knows', () => {
    const headers = sent({
      'X-User-Id': 'admin',
      'X-Forwarded-For': '10.0.0.1',
      'x-forwarded-user': 'admin',
      Forwarded: 'for=10.0.0.1',
      'X-Real-IP': '10.0.0.1',
      'X-Request-Id': 'forged',
      'X-Deadline-Ms': '999999',
      'X-Send-Once': '1',
    })
    expect(headers).toEqual({
      'x-request-id': 'r-1',
      traceparent: '00-aa-bb-01',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'ensemble.example',
      'x-deadline-ms': '10000',
    })
  })

  it('drops hop-by-hop headers and those that Connection names', () => {
    const headers = sent({
      Connection: 'keep-alive, X-Hop',
      'X-Hop': '1',
      TE: 'trailers',
      Upgrade: 'h2c',
      'X-Kept': '2',
    })
    expect(headers['x-kept']).toBe('2')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['connection']))
    for (const name of ['connection', 'x-hop', 'te', 'upgrade']) expect(headers).not.toHaveProperty(name)
  })

  it('keeps the token that was checked, whatever Connection names', () => {
    expect(sent({ Connection: 'authorization', Authorization: 'Bearer t' })['authorization']).toBe('Bearer t')
    expect(sent({ Connection: 'x-request-id' })['x-request-id']).toBe('r-1')
  })

  it('leaves out the description of a body that is not sent', () => {
    expect(sent({ 'Content-Length': '5', 'Content-Type': 'application/json' }, false)).not.toHaveProperty(
      'content-length',
    )
    expect(sent({ 'Content-Length': '5' })['content-length']).toBe('5')
  })
})
