import { Refusal } from '@ensemble/service-kit/refusal'
import { dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'
import { describe, expect, it } from 'vitest'
import { isCommon } from './common-passwords.ts'
import { commonWords } from './common-words.ts'
import { unpack } from './packed-words.ts'
import { checkPassword } from './password-policy.ts'

const own = ['Ines.Karoui@example.org', 'Inès', 'Karoui', 'Villeurbanne']
const policy = { minLength: 12, maxLength: 128 }
const check = (password: string) => () => checkPassword(password, own, policy)

describe('a new password', () => {
  it.each([
    'une phrase de passe',
    'aaaaaabbbbbbc',
    '🌻🌻🌼🌼🌷🌷🌹🌹🌺🌺🌸🌸',
    'é'.repeat(10) + 'abc',
    `${'x'.repeat(126)}yz`,
  ])('may be %s', (password) => {
    expect(check(password)).not.toThrow()
  })

  it.each(['short', '🌻🌻🌼🌼🌷🌷', `${'x'.repeat(127)}yz`])(
    'is refused for its length in characters: %s',
    (password) => {
      expect(check(password)).toThrow('PASSWORD_POLICY')
    },
  )

  it.each([
    'MotDePasse123',
    'xyxyxyxyxyxyxy',
    'cancercancercancer',
    'aaaaaaaaaaaaaaa',
    '9876543210987',
    'qsdfghjklmwxcv',
    'professionnellement',
    'Password1234!',
    'Cancer2026!!',
    'Ensemble-2026!',
    '!Azertyuiop2026',
    'unbelievable',
  ])('is refused because many others have it: %s', (password) => {
    expect(reason(password)).toEqual(['TOO_COMMON'])
  })

  it.each([
    'ensemble ensemble',
    'ligue-contre-le-cancer',
    'LigueCancer-2026',
    'ines.karoui@EXAMPLE.org',
    'Ines.Karouiines.karoui',
    'ineskaroui-1984',
    'ligue-cancer-2026',
    'Villeurbanne69100',
    'karoui-karoui-84',
    'Bénévole et 2026',
  ])('is refused because it says whose it is, or where: %s', (password) => {
    expect(reason(password)).toEqual(['TOO_PERSONAL'])
  })

  it('may hold such a word among others', () => {
    expect(check('ma ligue préférée de rugby')).not.toThrow()
    expect(check('ensemble sur la plage')).not.toThrow()
    expect(check('Karoui danse le tango')).not.toThrow()
  })

  it('refuses each of the 100,000 most used, and of the long ones of the million after them', () => {
    const list = unpack(commonWords).toString().trimEnd().split('\n')
    expect(list.length).toBeGreaterThan(170_000)
    expect(list.filter((password) => [...password].length >= policy.minLength).length).toBeGreaterThan(40_000)
    expect(list).toEqual(expect.arrayContaining(['123456', 'password', 'unbelievable']))
    expect(list.filter((password) => !isCommon(password))).toEqual([])
  })

  it('refuses every entry of the lists that others keep, with the reason', () => {
    const lists = [
      dictionary['passwords-common'],
      french['commonWords-fr'],
      french['firstnames-fr'],
      french['lastnames-fr'],
    ]
    const list = lists.flatMap((words) => words.map(String))
    expect(list.length).toBeGreaterThan(90_000)
    expect(list.filter((password) => !isCommon(password.toLowerCase()))).toEqual([])
    const sample = list.filter((_password, index) => index % 500 === 0)
    const reasons = sample.map((password) => reasonWith(password, { minLength: 1, maxLength: 128 }))
    expect(new Set(reasons.flat())).toEqual(new Set(['TOO_COMMON']))
  })
})

function reason(password: string): string[] | null {
  return reasonWith(password, policy)
}

function reasonWith(password: string, rules: typeof policy): string[] | null {
  try {
    checkPassword(password, own, rules)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.fields.password ?? null
    throw error
  }
}
