import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logTail } from './log-tail.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-log-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the tail of a log', () => {
  it('shows the last lines, structured ones by their message and error, repeated ones once', () => {
    const file = join(folder, 'a.log')
    const failed = JSON.stringify({ level: 50, msg: 'failed', err: { message: 'no such table' } })
    writeFileSync(file, `old\nplain\n${failed}\n${failed}\n{"level":30}\n`)
    expect(logTail(file, 3)).toEqual(['plain', 'failed — no such table', '{"level":30}'])
  })

  it('begins where this run began, and is empty without a log', () => {
    const file = join(folder, 'b.log')
    writeFileSync(file, 'before\nafter\n')
    expect(logTail(file, 5, 7)).toEqual(['after'])
    expect(logTail(join(folder, 'none.log'))).toEqual([])
  })
})
