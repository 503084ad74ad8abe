import { expect, test } from 'vitest'
import { haproxyConfiguration } from './balancer.ts'

const instances = [
  { name: 'first', port: 2001 },
  { name: 'second', port: 2002 },
]

test('only what changes nothing is asked elsewhere when it got no answer', () => {
  const text = haproxyConfiguration(1, [{ name: 'gateways', port: 2000, instances, kind: 'http' }])
  expect(text).toContain('retry-on conn-failure empty-response')
  expect(text).toContain('http-request disable-l7-retry if !METH_GET')
  expect(text).toContain('server second 127.0.0.1:2002')
})

test('whoever waits for a gateway that hangs is cut off, and is told to come again as our programs say it where none is left', () => {
  const text = haproxyConfiguration(1, [{ name: 'gateways', port: 2000, instances, kind: 'http' }])
  expect(text).toContain('on-marked-down shutdown-sessions')
  expect(text).toContain('http-check expect error-status L7OKC status 200')
  const [, body = ''] = /http-error status 503 .* string '(.*)' hdr retry-after 1/.exec(text) ?? []
  expect(JSON.parse(body)).toMatchObject({ success: false, status: 503, data: { code: 'SERVICE_UNAVAILABLE' } })
})

test('nobody is sent to a database before it was said which one', () => {
  const text = haproxyConfiguration(1, [{ name: 'postgres', port: 2000, instances, kind: 'database' }])
  expect(text).toContain('default-server disabled')
})
