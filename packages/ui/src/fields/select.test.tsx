import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, find, named, press, render, settle, unmountAll } from '../testing/render.tsx'
import { Select } from './select.tsx'

afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

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
    const field = find('[role="combobox"]')
    settle(() => field.focus())
    press('s', field)
    expect(field.textContent).toBe('Sur place')
    settle(() => field.blur())
    expect(onChange).toHaveBeenCalledExactlyOnceWith('on_site')
    expect(document.querySelector('[role="listbox"]')).toBeNull()
  })

  describe('of what is typed in the closed field', () => {
    const departments = [
      { value: '07', label: '07 – Ardèche' },
      { value: '70', label: '70 – Haute-Saône' },
      { value: '75', label: '75 – Paris' },
      { value: '76', label: '76 – Seine-Maritime' },
    ] as const
    type Code = (typeof departments)[number]['value']

    function typing(value: Code = '07') {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const onChange = vi.fn()
      render(<Select<Code> label="Département" options={departments} value={value} onChange={onChange} />)
      const field = find('[role="combobox"]')
      settle(() => field.focus())
      const type = (letters: string) => {
        for (const letter of letters) press(letter, field)
      }
      const wait = (ms: number) => settle(() => void vi.advanceTimersByTime(ms))
      return { onChange, field, type, wait }
    }

    it('shows each step, and gives the one it came to once the typing has paused', () => {
      const { onChange, field, type, wait } = typing()
      type('7')
      expect(field.textContent).toBe('70 – Haute-Saône')
      wait(700)
      type('5')
      expect(field.textContent).toBe('75 – Paris')
      wait(700)
      expect(onChange).not.toHaveBeenCalled()
      wait(50)
      expect(onChange).toHaveBeenCalledExactlyOnceWith('75')
    })

    it('gives it at once where the field is left, by whatever key, and not again', () => {
      const { onChange, field, type, wait } = typing()
      type('76')
      press('Alt', field)
      expect(onChange).toHaveBeenCalledExactlyOnceWith('76')
      settle(() => field.blur())
      wait(2000)
      expect(onChange).toHaveBeenCalledOnce()
    })

    it('gives nothing where it comes back to what was chosen', () => {
      const { onChange, field, type, wait } = typing('75')
      type('777')
      expect(field.textContent).toBe('75 – Paris')
      wait(2000)
      expect(onChange).not.toHaveBeenCalled()
    })
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
