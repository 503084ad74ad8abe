import { afterEach, expect, it, vi } from 'vitest'
import { click, find, render, unmountAll } from '../testing/render.tsx'
import { RadioGroup } from './radio-group.tsx'

afterEach(unmountAll)

const options = [
  { value: 'remote', label: 'À distance' },
  { value: 'on_site', label: 'Sur place' },
] as const

function weightOf(label: string): string {
  const words = [...document.querySelectorAll<HTMLElement>('.MuiFormControlLabel-label')].find(
    (one) => one.textContent === label,
  )
  return words ? window.computedStyle(words).fontWeight : ''
}

it('writes the chosen option in bold, the others not', () => {
  render(<RadioGroup legend="Forme" options={options} value="on_site" onChange={vi.fn()} />)
  expect(weightOf('Sur place')).toBe('600')
  expect(weightOf('À distance')).toBe('400')
})

it('shows by its style which option is chosen, as a page without scripts has to', () => {
  render(<RadioGroup legend="Forme" options={options} value="remote" onChange={vi.fn()} />)
  const marks = [...document.querySelectorAll('input + svg .ens-chosen')]
  expect(marks.map((mark) => window.computedStyle(mark).visibility)).toEqual(['visible', 'hidden'])
})

it('is a group named by its question, with circle icons', () => {
  render(<RadioGroup legend="Forme souhaitée" options={options} value="" onChange={vi.fn()} />)
  expect(find('fieldset > legend').textContent).toBe('Forme souhaitée')
  expect(document.querySelectorAll('svg circle').length).toBeGreaterThanOrEqual(2)
})

it('is one stop of the keyboard: its first option that can be chosen, or the one that was', () => {
  const stops = () => [...document.querySelectorAll('input')].map(({ tabIndex }) => tabIndex)
  const closed = [{ ...options[0], disabled: true }, options[1]] as const
  const { rerender } = render(<RadioGroup legend="Forme" options={options} value="" onChange={vi.fn()} />)
  expect(stops()).toEqual([0, -1])
  rerender(<RadioGroup legend="Forme" options={closed} value="" onChange={vi.fn()} />)
  expect(stops()).toEqual([-1, 0])
  // Browsers lead to what is chosen by themselves.
  rerender(<RadioGroup legend="Forme" options={options} value="on_site" onChange={vi.fn()} />)
  expect(stops()).toEqual([0, 0])
})

it('gives the value that was chosen', () => {
  const onChange = vi.fn()
  render(<RadioGroup legend="Forme" options={options} value="" onChange={onChange} />)
  click(find('input[value="remote"]'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('remote')
})

it('breaks a word that is longer than its line, and pushes nothing beyond the edge of a phone', () => {
  render(<RadioGroup legend="Forme" options={options} value="remote" onChange={vi.fn()} />)
  expect(window.computedStyle(find('.MuiFormControlLabel-label')).overflowWrap).toBe('anywhere')
})
