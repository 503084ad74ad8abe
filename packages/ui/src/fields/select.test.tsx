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

  it('opens and chooses by keyboard', () => {
    const onChange = vi.fn()
    render(<Select label="Forme" options={options} value="" onChange={onChange} />)
    const field = find('[role="combobox"]')
    settle(() => field.focus())
    press(' ', field)
    const listed = [...document.querySelectorAll('[role="listbox"] [role="option"]')]
    expect(listed.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'false'])
    expect(document.activeElement).toBe(listed[0])
    expect(field.getAttribute('aria-controls')).toBe(find('[role="listbox"]').id)
    press('ArrowDown', listed[0])
    expect(document.activeElement).toBe(listed[1])
    press(' ', listed[1])
    expect(onChange).toHaveBeenCalledExactlyOnceWith('on_site')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('takes a letter in the closed field for the choice that begins with it, unless it cannot be chosen', () => {
    const onChange = vi.fn()
    const places = [{ value: 'closed', label: 'Salle', disabled: true }, ...options] as const
    render(<Select<'closed' | 'remote' | 'on_site'> label="Forme" options={places} value="" onChange={onChange} />)
    press('s', find('[role="combobox"]'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('on_site')
    expect(document.querySelector('[role="listbox"]')).toBeNull()
  })

  it('is left only when the focus leaves it for elsewhere than its list', () => {
    const onBlur = vi.fn()
    render(<Select label="Forme" options={options} value="" onChange={vi.fn()} onBlur={onBlur} />)
    const field = find('[role="combobox"]')
    settle(() => field.focus())
    press('Enter', field)
    expect(onBlur).not.toHaveBeenCalled()
    press('Escape', find('[role="listbox"]'))
    settle(() => field.focus())
    settle(() => field.blur())
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('cannot be opened while it is disabled', () => {
    render(<Select label="Forme" options={options} value="" onChange={vi.fn()} disabled />)
    open()
    expect(find('[role="combobox"]').getAttribute('aria-expanded')).toBe('false')
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
