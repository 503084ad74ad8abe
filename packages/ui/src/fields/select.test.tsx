import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, find, named, press, render, settle, unmountAll } from '../testing/render.tsx'
import { Select } from './select.tsx'

afterEach(unmountAll)

const options = [
  { value: 'remote', label: 'À distance' },
  { value: 'on_site', label: 'Sur place' },
] as const

function open() {
  settle(() => find('[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })))
}

describe('Select', () => {
  it('shows its placeholder while empty, the choice afterwards', () => {
    const { rerender } = render(
      <Select label="Forme" options={options} value="" placeholder="Toutes les formes" onChange={vi.fn()} />,
    )
    expect(find('[role="combobox"]').textContent).toBe('Toutes les formes')
    rerender(
      <Select label="Forme" options={options} value="on_site" placeholder="Toutes les formes" onChange={vi.fn()} />,
    )
    expect(find('[role="combobox"]').textContent).toBe('Sur place')
  })

  it('asks to choose when it was given no placeholder, also for a value it does not know', () => {
    const choice: 'remote' | 'on_site' | 'unknown' = 'unknown'
    render(
      <Select<'remote' | 'on_site' | 'unknown'> label="Forme" options={options} value={choice} onChange={vi.fn()} />,
    )
    expect(find('[role="combobox"]').textContent).toBe('Choisir')
  })

  it('opens, gives the chosen value and closes', () => {
    const onChange = vi.fn()
    render(<Select label="Forme" options={options} value="" onChange={onChange} />)
    open()
    expect(find('[role="combobox"]').getAttribute('aria-expanded')).toBe('true')
    click(named('Sur place'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('on_site')
    expect(find('[role="combobox"]').getAttribute('aria-expanded')).toBe('false')
  })

  it('closes on Escape and when the page scrolls, changing nothing', () => {
    const onChange = vi.fn()
    render(<Select label="Forme" options={options} value="" onChange={onChange} />)
    open()
    press('Escape', find('[role="listbox"]'))
    expect(find('[role="combobox"]').getAttribute('aria-expanded')).toBe('false')
    open()
    // Told late of a movement that brought the field into sight.
    settle(() => window.dispatchEvent(new Event('scroll')))
    expect(find('[role="combobox"]').getAttribute('aria-expanded')).toBe('true')
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(100)
    settle(() => window.dispatchEvent(new Event('scroll')))
    expect(find('[role="combobox"]').getAttribute('aria-expanded')).toBe('false')
    vi.restoreAllMocks()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('can be emptied by its first option', () => {
    const onChange = vi.fn()
    render(<Select label="Forme" options={options} value="remote" emptyOption="Toutes" onChange={onChange} />)
    open()
    click(named('Toutes'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  })

  it('says its error', () => {
    render(<Select label="Forme" options={options} value="" error="Choisissez une forme" onChange={vi.fn()} />)
    const box = find('[role="combobox"]')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Choisissez une forme',
    )
  })
})
