import { afterEach, expect, it } from 'vitest'
import { click, find, named, render, unmountAll } from '../testing/render.tsx'
import { PasswordField } from './password-field.tsx'

afterEach(unmountAll)

it('toggles between hidden and visible text, and its button says what it will do', () => {
  render(<PasswordField label="Mot de passe" autoComplete="current-password" defaultValue="tilleul" />)
  const input = find('input', HTMLInputElement)
  expect(input.type).toBe('password')
  click(named('Afficher le mot de passe'))
  expect(input.type).toBe('text')
  expect(input.value).toBe('tilleul')
  click(named('Masquer le mot de passe'))
  expect(input.type).toBe('password')
})

it('does not submit the form it stands in', () => {
  render(<PasswordField label="Mot de passe" autoComplete="current-password" />)
  expect(named('Afficher le mot de passe').getAttribute('type')).toBe('button')
})
