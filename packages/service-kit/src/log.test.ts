import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('tokens, cookies and passwords are struck out, and one entry stays one line', () => {
  const lines: string[] = []
  const log = createLog({ name: 'svc', level: 'info' }, { write: (line) => void lines.push(line) })
  log.info({ headers: { authorization: 'Bearer abc', cookie: 'a=b' }, body: { user: { password: 'pw' } } }, 'x')
  log.info({ name2: 'evil\n{"level":60}\u001b[31m' }, 'y')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toMatch(/abc|a=b|pw/)
  expect(lines[1]?.trimEnd()).not.toContain('\n')
  expect(lines[1]).not.toContain('\u001b')
})
