import { describe, expect, it } from 'vitest'
import { createSteps, seconds } from './steps.ts'

describe('the list of steps', () => {
  it('writes one plain line per step outside a terminal, with its time and detail', async () => {
    let text = ''
    const steps = createSteps({ write: (chunk) => (text += chunk) })
    const result = await steps.run('Databases', (progress) => {
      progress('3 ready')
      return Promise.resolve(3)
    })
    expect(result).toBe(3)
    expect(text).toMatch(/^✓ Databases \(0\.\d s\) — 3 ready\n$/)
  })

  it('marks the step that fails and throws its error on', async () => {
    let text = ''
    const steps = createSteps({ write: (chunk) => (text += chunk) })
    await expect(steps.run('Migrations', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(text).toMatch(/^✗ Migrations/)
  })
})

describe('a duration', () => {
  it.each([
    [440, '0.4 s'],
    [12_300, '12 s'],
    [125_000, '2 min 05 s'],
  ])('of %i ms reads %s', (milliseconds, text) => {
    expect(seconds(milliseconds)).toBe(text)
  })
})
