import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { withTrace } from './trace.ts'

function createTestLog() {
  const lines: string[] = []
  const log = createLog({ name: 'svc', level: 'info' }, { write: (line) => void lines.push(line) })
  return { log, lines, entries: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) }
}

test('tokens, cookies and passwords are struck out, and one entry stays one line', () => {
  const { log, lines } = createTestLog()
  log.info({ headers: { authorization: 'Bearer abc', cookie: 'a=b' }, body: { user: { password: 'pw' } } }, 'x')
  log.info({ name2: 'evil\n{"level":60}\u001b[31m' }, 'y')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toMatch(/abc|a=b|pw/)
  expect(lines[1]?.trimEnd()).not.toContain('\n')
  expect(lines[1]).not.toContain('\u001b')
})

test('what is written within a trace carries its ids, and what is written outside does not', () => {
  const { log, entries } = createTestLog()
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  withTrace({ requestId: 'request-1', traceparent, consumer: 'svc--mails' }, () => log.info({}, 'x'))
  log.info({}, 'y')
  expect(entries()[0]).toMatchObject({ requestId: 'request-1', traceId: 'a'.repeat(32), consumer: 'svc--mails' })
  expect(entries()[0]).not.toHaveProperty('traceparent')
  expect(entries()[1]).not.toHaveProperty('requestId')
})

test('time is UTC, and the level a word', () => {
  const { log, entries } = createTestLog()
  log.warn({}, 'x')
  expect(entries()[0]).toMatchObject({ level: 'warn', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
})

test.each([
  ['an e-mail address', 'no mailbox\nines.karoui+x@example.org here', 'ines'],
  ['an address after an escape', '\u001bines@example.org', 'ines'],
  ['a signed token', 'bad token\neyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
  ['a search', 'GET http://127.0.0.1:8101/user/list?search=cancer failed', 'cancer'],
  ['the password of a database', 'connect postgres://app:hunter2@127.0.0.1/users', 'hunter2'],
])('the text of an error loses %s, and stays JSON', (_what, text, secret) => {
  const { log, lines, entries } = createTestLog()
  log.error({ err: new Error(text, { cause: new Error(text) }) }, 'x')
  expect(lines.join('')).not.toContain(secret)
  expect(entries()[0]).toMatchObject({ err: { type: 'Error', stack: expect.any(String) } })
})

test('what libraries hang on their errors stays out', () => {
  const { log, lines, entries } = createTestLog()
  const refused = { code: '23505', detail: 'Key (last_name)=(Karoui) already exists.', parameters: ['Karoui'] }
  log.error({ err: Object.assign(new Error('duplicate key'), refused) }, 'x')
  expect(entries()[0]).toMatchObject({ err: { message: 'duplicate key', code: '23505' } })
  expect(lines[0]).not.toContain('Karoui')
})

test('a hostile text costs no more than a line', () => {
  const { log } = createTestLog()
  // The time of this processor, whatever else the machine does.
  const begun = process.cpuUsage()
  for (const letter of ['a', '/', 'eyJ', ':', '://']) log.info({ text: letter.repeat(60_000) }, 'x')
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2_000)
})
