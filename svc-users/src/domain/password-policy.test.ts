import { describe, expect, it } from 'vitest'
import { checkPassword } from './password-policy.ts'

const policy = { minLength: 12, maxLength: 128 }
const check = (password: string) => () => checkPassword(password, 'Ines.Karoui@example.org', policy)

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

  it.each(['MotDePasse123', 'ensembleensemble', 'xyxyxyxyxyxyxy', 'ines.karoui@EXAMPLE.org', 'Ines.Karouiines.karoui'])(
    'is refused because others guess it: %s',
    (password) => {
      expect(check(password)).toThrow('PASSWORD_POLICY')
    },
  )
})
