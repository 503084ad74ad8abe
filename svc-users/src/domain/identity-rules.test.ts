import { Refusal } from '@ensemble/service-kit/refusal'
import { describe, expect, it } from 'vitest'
import { checkIdentity, checkIdentityChange } from './identity-rules.ts'

const now = new Date('2026-11-21T23:30:00Z') // already the 22nd in Paris
const valid = {
  firstName: ' Inès ',
  lastName: 'Le Bihan',
  birthDate: '1984-01-27',
  phone: '06 39 98 00 01',
  postalCode: '69003',
  departmentCode: '69',
  language: 'fr',
} as const

function wrong(change: object): Record<string, string[]> | null {
  try {
    checkIdentity({ ...valid, ...change }, now)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.fields
    throw error
  }
}

describe('an identity', () => {
  it('is kept trimmed, with a phone number without spaces', () => {
    expect(checkIdentity(valid, now)).toMatchObject({
      firstName: 'Inès',
      phone: '0639980001',
      gender: 'unknown',
      city: null,
    })
    expect(checkIdentityChange({ phone: '' }, now)).toEqual({ phone: null })
  })

  it.each([
    ['18 today', '2008-11-22', null],
    ['18 tomorrow', '2008-11-23', 'UNDER_AGE'],
    ['110', '1916-11-22', null],
    ['111', '1915-11-22', 'INVALID_DATE'],
    ['not born', '2027-01-01', 'INVALID_DATE'],
  ])('whose birthday makes %s', (_case, birthDate, code) => {
    expect(wrong({ birthDate })).toEqual(code && { 'identity.birthDate': [code] })
  })

  it.each([
    '06 39 98 00 01',
    '0639980001',
    '+33 6 39 98 00 01',
    '0033639980001',
    '+262 692 12 34 56',
    '01.99.00.12.34',
  ])('may have the phone number %s', (phone) => expect(wrong({ phone })).toBeNull())

  it.each(['+33 (0)6 39 98 00 01', '0033 (0) 6 39 98 00 01', '+33 06 39 98 00 01'])(
    'is kept as it is dialled, though it was written %s',
    (phone) => expect(checkIdentityChange({ phone }, now)).toEqual({ phone: '+33639980001' }),
  )

  it.each(['123', '00 00', '06399800011', '+0639980001', 'six', '+1234567890123456'])('may not have %s', (phone) => {
    expect(wrong({ phone })).toEqual({ 'identity.phone': ['INVALID_PHONE'] })
  })

  it.each(['6900', '69 003', 'ABCDE', '00100', '99123'])('may not live at %s', (postalCode) => {
    expect(wrong({ postalCode })).toEqual({ 'identity.postalCode': ['INVALID_POSTAL_CODE'] })
  })

  it('takes over nothing that it does not name', () => {
    const smuggled = { city: 'Lyon', role: 'admin', email: 'other@example.org', sessionVersion: 9 }
    expect(checkIdentityChange(smuggled, now)).toEqual({ city: 'Lyon' })
    expect(checkIdentity({ ...valid, ...smuggled }, now)).not.toHaveProperty('role')
  })

  it('hears of everything that is wrong at once', () => {
    expect(Object.keys(wrong({ firstName: ' I ', postalCode: '', birthDate: '2020-01-01' }) ?? {})).toHaveLength(3)
  })
})
