import { act, useLayoutEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, find, named, render, unmountAll } from '../testing/render.tsx'
import { RichEditor } from './rich-editor.tsx'

afterEach(unmountAll)

function editor(value: string, onChange = vi.fn(), error?: string) {
  return <RichEditor label="Description" hint="Quelques lignes" value={value} onChange={onChange} error={error} />
}

const written = () => find('[role="textbox"]').innerHTML

/** jsdom lays nothing out, which the editor asks for when it takes the focus. */
function withoutLayout() {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
}

function press(element: HTMLElement | undefined, key: string) {
  act(() => void element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
}

describe('RichEditor', () => {
  it('is a named field with its hint, and says when it is wrong', () => {
    const { rerender } = render(editor('<p>Bonjour</p>'))
    const field = find('[role="textbox"]')
    const words = (attribute: string) =>
      (field.getAttribute(attribute) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(words('aria-labelledby')).toEqual(['Description'])
    expect(words('aria-describedby')).toEqual(['Quelques lignes'])
    rerender(editor('<p>Bonjour</p>', vi.fn(), 'Trop court'))
    rerender(editor('<p>Bonsoir</p>', vi.fn(), 'Trop court'))
    expect(words('aria-labelledby')).toEqual(['Description'])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(words('aria-describedby').join(' ')).toContain('Trop court')
  })

  it('keeps what is allowed and nothing else of what it is given', () => {
    render(
      editor(
        '<h2>Un</h2><h1>Deux</h1><p style="color:red">Trois <u>quatre</u> <strong>cinq</strong></p><script>x</script>' +
          '<table><tbody><tr><td>six</td></tr></tbody></table><p><a href="javascript:alert(1)">sept</a> <a href="https://example.org/">huit</a></p>',
      ),
    )
    expect(written()).not.toMatch(/<(h1|u|script|table)|style=|javascript/)
    expect(written()).toContain('<strong>cinq</strong>')
    expect(written()).toContain('href="https://example.org/"')
    for (const word of ['Un', 'Deux', 'quatre', 'six', 'sept']) expect(written()).toContain(word)
  })

  it('has pictures with their caption and tables where pictures are taken, and nothing from elsewhere', () => {
    const upload = () => Promise.reject(new Error('not here'))
    const html =
      '<figure><img src="/api/file/storage/a.png" alt="Un stand" width="640" height="480"><figcaption>Le <strong>stand</strong></figcaption></figure>' +
      '<figure><img src="https://elsewhere.example/b.png" alt="x"><figcaption>Ailleurs</figcaption></figure>' +
      '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>'
    const onChange = vi.fn()
    render(
      <RichEditor
        label="Texte"
        value={html}
        onChange={onChange}
        pictures={{ accept: 'image/png', hint: '', upload }}
      />,
    )
    expect(written()).toContain('src="/api/file/storage/a.png"')
    expect(written()).toContain('width="640"')
    expect(written()).toContain('<strong>stand</strong>')
    expect(written()).not.toContain('elsewhere')
    expect(document.querySelectorAll('th')).toHaveLength(2)
    expect(document.querySelectorAll('td')).toHaveLength(2)
    expect(written()).not.toContain('colspan')
    click(named('Image'))
    expect(named('Insérer l’image')).toBeDefined()
  })

  it('makes the paragraph a list or a title by its buttons, and tells what holds', async () => {
    withoutLayout()
    const onChange = vi.fn()
    render(editor('<p>Bonjour</p>', onChange))
    click(named('Liste à puces'))
    expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Bonjour</p></li></ul>')
    await act(async () => Promise.resolve())
    expect(named('Liste à puces').getAttribute('aria-pressed')).toBe('true')
    click(named('Annuler la dernière modification'))
    expect(onChange).toHaveBeenLastCalledWith('<p>Bonjour</p>')
  })

  it('is one stop for Tab, with arrows inside', () => {
    render(editor(''))
    const tools = [...document.querySelectorAll<HTMLElement>('[role="toolbar"] button')]
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    act(() => tools[0]?.focus())
    press(tools[0], 'ArrowRight')
    expect(document.activeElement).toBe(tools[1])
    press(tools[1], 'End')
    expect(document.activeElement).toBe(tools.at(-1))
  })

  it('leaves the focus with the words when a tool is pressed', () => {
    render(editor('<p>Bonjour</p>'))
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    act(() => void named('Liste à puces').dispatchEvent(down))
    expect(down.defaultPrevented).toBe(true)
  })

  it('does not keep Tab for itself', () => {
    render(editor('<ul><li><p>un</p></li><li><p>deux</p></li></ul>'))
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
    act(() => void find('[role="textbox"]').dispatchEvent(tab))
    expect(tab.defaultPrevented).toBe(false)
  })

  it('shows another text when it is given one', () => {
    const { rerender } = render(editor('<p>Le mien</p>'))
    rerender(editor('<p>Le sien</p>'))
    expect(written()).toContain('Le sien')
  })

  it('is there on a page that takes long to draw', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // In a browser under load, timers run between what is drawn and its effects.
    function Later() {
      useLayoutEffect(() => void vi.advanceTimersByTime(5), [])
      return null
    }
    render(
      <>
        {editor('<p>Bonjour</p>')}
        <Later />
      </>,
    )
    expect(written()).toContain('Bonjour')
    expect(named('Liste à puces').getAttribute('aria-pressed')).toBe('false')
    vi.useRealTimers()
  })
})
