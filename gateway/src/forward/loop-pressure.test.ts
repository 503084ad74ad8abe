import { beforeEach, describe, expect, it } from 'vitest'
import { LoopPressure, tickMs } from './loop-pressure.ts'

let now = 0
let underWay = 100
let pressure: LoopPressure

beforeEach(() => {
  now = 0
  underWay = 100
  pressure = new LoopPressure(
    () => underWay,
    () => now,
  )
})

function look(times: number, lateMs: number) {
  for (let index = 0; index < times; index += 1) {
    now += tickMs + lateMs
    pressure.look()
  }
}

function refusedOf(calls: number): number {
  return Array.from({ length: calls }, () => pressure.refusesNext()).filter(Boolean).length
}

describe('pressure on the gateway', () => {
  it('refuses nothing while the gateway keeps up, nor for one long computation', () => {
    look(10, 20)
    expect(refusedOf(100)).toBe(0)
    look(1, 3_000)
    expect(refusedOf(100)).toBe(0)
  })

  it('refuses a growing share while it stays late, and never all', () => {
    look(2, 150)
    expect(refusedOf(100)).toBe(20)
    look(2, 150)
    expect(refusedOf(100)).toBe(60)
    look(50, 150)
    expect(refusedOf(100)).toBe(95)
  })

  it('refuses nothing two seconds after it keeps up again', () => {
    look(50, 150)
    look(2_000 / tickMs, 0)
    expect([pressure.share, refusedOf(100)]).toEqual([0, 0])
  })

  it('says nothing of visitors when few of them are there', () => {
    underWay = 4
    look(50, 150)
    expect(refusedOf(100)).toBe(0)
  })
})
