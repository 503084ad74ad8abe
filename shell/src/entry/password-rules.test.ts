import { describe, expect, it } from 'vitest'
import { checkNewPassword, strengthOf, usualLength } from './password-rules.ts'

const email = 'ines.karoui@example.org'

describe('checkNewPassword', () => {
  it('counts characters, not bytes', () => {
    const check = (password: string) => checkNewPassword({ password, again: password, email }, usualLength)
    expect(check('é'.repeat(12))).toEqual({ longEnough: true, notTheAddress: true, same: true })
    expect(check('🌻'.repeat(11)).longEnough).toBe(false)
    expect(check('a'.repeat(129)).longEnough).toBe(false)
  })

  it('refuses the address and its name, and two different entries', () => {
    expect(checkNewPassword({ password: email.toUpperCase(), again: email, email }, usualLength)).toMatchObject({
      notTheAddress: false,
      same: false,
    })
    expect(checkNewPassword({ password: 'ines.karoui', again: '', email }, usualLength).notTheAddress).toBe(false)
  })

  it('says nothing good of an empty one', () => {
    expect(checkNewPassword({ password: '', again: '', email: '' }, usualLength)).toEqual({
      longEnough: false,
      notTheAddress: false,
      same: false,
    })
  })
})

describe('strengthOf', () => {
  it.each([
    ['court', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['douze lettre', 'fair'],
    ['une phrase assez longue', 'strong'],
  ] as const)('%s: %s', (password, strength) => {
    expect(strengthOf(password, usualLength)).toBe(strength)
  })
})
