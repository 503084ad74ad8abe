import { describe, expect, it } from 'vitest'
import { isRecentEnough } from './binary.ts'

describe('the version of a nats-server', () => {
  it.each(['nats-server: v2.9.10', 'nats-server: v2.10.22', 'nats-server: v3.0.0'])('accepts %s', (output) => {
    expect(isRecentEnough(output)).toBe(true)
  })

  it.each(['nats-server: v2.8.4', 'nats-server: v1.4.1', 'command not found'])('refuses %s', (output) => {
    expect(isRecentEnough(output)).toBe(false)
  })
})
