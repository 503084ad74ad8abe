import { randomBytes } from 'node:crypto'
import { fitsCode, normaliseCode } from '@ensemble/contracts/users/mail-code'
import { describe, expect, it } from 'vitest'
import { codeFrom, inGroups, verdictOn } from './codes.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-21T09:30:00Z')

describe('a code sent by mail', () => {
  it('has eight signs that nobody confuses', () => {
    for (let count = 0; count < 500; count += 1) expect(codeFrom(randomBytes(8))).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(codeFrom(Uint8Array.from([0, 31, 32, 63, 64, 95, 96, 255]))).toBe('A9A9A9A9')
  })

  it('may be typed in small letters, with spaces and hyphens', () => {
    expect(inGroups('ABCDEFGH')).toBe('ABCD-EFGH')
    for (const typed of ['ABCDEFGH', 'abcd-efgh', ' abcd efgh ', 'ab cd–ef gh']) {
      expect(normaliseCode(typed)).toBe('ABCDEFGH')
      expect(fitsCode(typed)).toBe(true)
    }
  })

  it('does not fit with a sign too few, one too many, or one that no code has', () => {
    for (const typed of ['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFG0', 'ABCDEFGI']) expect(fitsCode(typed)).toBe(false)
  })

  it('counts until its time is over, and tells only who knows it', () => {
    const code = { matches: true, tries: 1, allTries: 1, expiresAt: later }
    expect(verdictOn(code, now)).toBe('right')
    expect(verdictOn(code, later)).toBe('expired')
    expect(verdictOn({ ...code, matches: false }, later)).toBe('wrong')
  })

  it('is void after five tries from one network, right or wrong, and after very many from everywhere', () => {
    const code = { matches: true, tries: 5, allTries: 4_000, expiresAt: later }
    expect(verdictOn(code, now)).toBe('right')
    expect(verdictOn({ ...code, tries: 6 }, now)).toBe('expired')
    expect(verdictOn({ ...code, matches: false, tries: 6 }, now)).toBe('expired')
    expect(verdictOn({ ...code, allTries: 100_001 }, now)).toBe('expired')
  })
})
