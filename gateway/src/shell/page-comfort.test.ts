import { describe, expect, it } from 'vitest'
import { comfortOf } from './page-comfort.ts'

describe('comfort of a page', () => {
  it.each([
    ['comfort=text-150.space', 'text-150 space'],
    ['language=fr; comfort=still; session-open=1', 'still'],
    ['language=fr', ''],
    ['uncomfort=still', ''],
    ['comfort="><script>', ''],
    [`comfort=${'a.'.repeat(50)}`, ''],
  ])('%s: %j', (cookie, comfort) => expect(comfortOf(cookie)).toBe(comfort))
})
