import { describe, expect, it } from 'vitest'
import { readEnvelope } from './read-envelope.ts'

describe('readEnvelope', () => {
  it('reads an envelope', () => {
    expect(readEnvelope('{"success":true,"message":"ok","status":200,"data":{"a":1}}', 200)).toEqual({
      success: true,
      message: 'ok',
      status: 200,
      data: { a: 1 },
    })
  })

  it('tolerates a trailing comma before a closing brace, at every depth', () => {
    const text = '{"success":true,"message":"","status":200,"data":{"a":{"b":1, },\n},}'
    expect(readEnvelope(text, 200).data).toEqual({ a: { b: 1 } })
  })

  it('leaves texts alone that look like a trailing comma', () => {
    const text = '{"success":true,"message":"a ,} b \\" ,} c","status":200,"data":null,}'
    expect(readEnvelope(text, 200).message).toBe('a ,} b " ,} c')
  })

  it('tolerates nothing else', () => {
    expect(readEnvelope('{"success":true,"data":[1,],}', 200)).toMatchObject({ success: false, status: 502 })
    expect(readEnvelope('{success:true}', 200).success).toBe(false)
  })

  it.each(['<html>Internal error</html>', '', 'null', '[]', '{"data":1}'])('takes %j for a failure', (text) => {
    expect(readEnvelope(text, 500)).toEqual({ success: false, message: '', status: 500, data: null })
  })

  it.each([502, 503, 504])('takes a page of a balancer, %i, for no answer, so that it is asked again', (status) => {
    const page = '<html><body><h1>Bad Gateway</h1></body></html>'
    const told = { success: false, status: 503, data: { code: 'SERVICE_UNAVAILABLE' }, retryAfterMs: 0 }
    expect(readEnvelope(page, status)).toMatchObject(told)
    const ours = '{"success":false,"message":"","status":503,"data":{"code":"SERVICE_UNAVAILABLE","fields":{}}}'
    expect(readEnvelope(ours, status)).toMatchObject({ success: false, status: 503 })
  })

  it('believes the status line when it contradicts the body', () => {
    expect(readEnvelope('{"success":true,"message":"","status":500,"data":{}}', 500).success).toBe(false)
  })
})
