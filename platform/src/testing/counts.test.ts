import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countsLine, readCounts, sum } from './counts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-counts-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the counts of a test run', () => {
  it('are summed and end in one line', () => {
    const total = sum([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 2 },
    ])
    expect(countsLine(total)).toBe('7 passed, 1 failed, 2 skipped')
    expect(countsLine({ ...total, skipped: 0 })).toBe('7 passed, 1 failed')
  })

  it('hold one failure when a stage broke off without counts, or with none failed', () => {
    const file = join(folder, 'counts.json')
    expect(readCounts(file, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    writeFileSync(file, JSON.stringify({ passed: 5, failed: 0, skipped: 0 }))
    expect(readCounts(file, false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
    expect(readCounts(file, true)).toEqual({ passed: 5, failed: 0, skipped: 0 })
  })
})
