import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseLine, readable } from './log-line.ts'
import { readLogs, wantedLines } from './read-logs.ts'

const folder = mkdtempSync(join(tmpdir(), 'logs-'))
const requestId = '1a2b3c4d-0000-4000-8000-000000000000'
const line = (name: string, second: number, fields: object) =>
  `${JSON.stringify({ level: 'info', time: `2026-11-21T12:00:0${String(second)}.000Z`, name, ...fields })}\n`

beforeAll(() => {
  writeFileSync(join(folder, 'gateway.log'), line('gateway', 2, { requestId, msg: 'request' }) + 'not JSON\n')
  writeFileSync(join(folder, 'svc-users.log'), line('svc-users', 3, { requestId, msg: 'mail sent' }))
  writeFileSync(join(folder, 'svc-missions.log.1'), line('svc-missions', 1, { requestId, msg: 'request' }))
  writeFileSync(
    join(folder, 'svc-missions.log'),
    line('svc-missions', 4, { requestId: 'another-click', level: 'error' }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

it('follows one click through all programs by the beginning of its id, in the order of time', () => {
  const found = wantedLines(readLogs(folder), { id: '1a2b3c4d' }).map(({ name }) => name)
  expect(found).toEqual(['svc-missions', 'gateway', 'svc-users'])
})

it('finds warnings and errors when nobody says which click', () => {
  expect(wantedLines(readLogs(folder), { worst: true })).toMatchObject([{ requestId: 'another-click' }])
})

it('reads what a collector has put the name of a container before', () => {
  const collected = `gateway-1  | ${line('gateway', 1, { level: 'warn', msg: 'remote load failed' })}`
  expect(wantedLines([collected], { worst: true })).toMatchObject([{ msg: 'remote load failed' }])
})

it('shows a line that commands the terminal as words', () => {
  const evil = parseLine(line('gateway', 1, { msg: 'request', route: 'a\u001b[31m\nb', err: { message: '\u009b2J' } }))
  const shown = evil ? readable(evil) : ''
  expect(shown).toBe('2026-11-21 12:00:01.000  gateway       info   request  route=a [31m b  —  2J')
})
