import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fill, find, render, settle, unmountAll } from '../testing/render.tsx'
import { TextField } from './text-field.tsx'

afterEach(unmountAll)

function described(input: HTMLInputElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

describe('TextField', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="Prénom" hint="Tel qu’on vous appelle" />)
    const input = find('input', HTMLInputElement)
    expect(document.querySelector(`label[for="${input.id}"]`)?.textContent).toBe('Prénom')
    expect(described(input)).toBe('Tel qu’on vous appelle')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('with an error is invalid, and says what is wrong after the hint', () => {
    render(<TextField label="Code postal" hint="Cinq chiffres" error="Il manque un chiffre" />)
    const input = find('input', HTMLInputElement)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(described(input)).toBe('Cinq chiffres | Erreur. Il manque un chiffre')
    expect(document.querySelector('.ens-error')).not.toBeNull()
  })

  it('when confirmed says what was checked', () => {
    render(<TextField label="Code postal" confirmed="Code postal reconnu : Rhône." />)
    expect(described(find('input', HTMLInputElement))).toBe('Code postal reconnu : Rhône.')
  })

  it('when locked can be read and copied, not changed, and looks so', () => {
    render(<TextField label="Adresse e-mail" locked defaultValue="ines@example.org" />)
    const input = find('input', HTMLInputElement)
    expect([input.readOnly, input.disabled]).toEqual([true, false])
    expect(document.querySelector('.ens-locked svg')).not.toBeNull()
  })

  it('when confirmed shows the check and says so', () => {
    render(<TextField label="Code postal" confirmed />)
    expect(document.querySelector('.ens-confirmed svg')).not.toBeNull()
    expect(described(find('input', HTMLInputElement))).toBe('Saisie valide')
  })

  it('shows the error rather than the confirmation when it has both', () => {
    render(<TextField label="Code postal" confirmed error="Inconnu" />)
    expect(document.querySelector('.ens-confirmed')).toBeNull()
  })

  it('can be disabled', () => {
    render(<TextField label="Comité" disabled />)
    expect(find('input', HTMLInputElement).disabled).toBe(true)
  })

  it('takes the ref, name and events of a form library', () => {
    const ref = createRef<HTMLInputElement>()
    const onChange = vi.fn()
    const onBlur = vi.fn()
    render(<TextField label="Prénom" ref={ref} name="firstName" onChange={onChange} onBlur={onBlur} />)
    const input = find('input', HTMLInputElement)
    expect(ref.current).toBe(input)
    expect(input.name).toBe('firstName')
    fill(input, 'Alix')
    expect(onChange).toHaveBeenCalledOnce()
    settle(() => input.focus())
    settle(() => input.blur())
    expect(onBlur).toHaveBeenCalledOnce()
  })
})
