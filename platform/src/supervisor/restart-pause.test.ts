import { describe, expect, it } from 'vitest'
import { deathNotice, restartPause } from './restart-pause.ts'

describe('the pause before a program is started again', () => {
  it('is nothing after one death, then doubles, and ends at half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(restartPause)).toEqual([
      0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ])
  })

  it('is said in plain words', () => {
    expect(deathNotice('nats', 'SIGKILL', 0)).toBe('! nats stopped by itself (SIGKILL); starting it again at once')
    expect(deathNotice('nats', 'code 1', 3)).toBe(
      '! nats stopped again (code 1), 4 times in a row; starting it again in 2 s',
    )
  })
})
