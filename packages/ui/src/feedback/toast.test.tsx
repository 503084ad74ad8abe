import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, find, named, press, render, settle, unmountAll } from '../testing/render.tsx'
import { Toast } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function pass(milliseconds: number) {
  settle(() => vi.advanceTimersByTime(milliseconds))
}

describe('Toast', () => {
  it('closes by itself after 3000 ms', () => {
    const onClose = vi.fn()
    render(<Toast open message="Enregistré" onClose={onClose} />)
    pass(2999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('lasts as long as it is told to', () => {
    const onClose = vi.fn()
    render(<Toast open message="Échec" severity="error" duration={8000} onClose={onClose} />)
    pass(7999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes on Escape and on its cross, not on a click elsewhere', () => {
    const onClose = vi.fn()
    render(<Toast open message="Enregistré" onClose={onClose} />)
    click(document.body)
    expect(onClose).not.toHaveBeenCalled()
    press('Escape')
    expect(onClose).toHaveBeenCalledTimes(1)
    click(named('Fermer'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stands below where the text is larger, since the bar is taller there', () => {
    render(<Toast open message="Enregistré" onClose={vi.fn()} />)
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText)
    const larger = rules.filter((rule) => rule.includes('html[data-comfort*="text-"]') && rule.includes('top: auto'))
    // Another file of this run may have shown a toast, with styles of its own cache.
    const once = new Set(larger.map((rule) => rule.replace(/\.\w+-/, '.')))
    expect([...once]).toEqual([expect.stringMatching(/top: auto; bottom: /)])
  })

  it('leaves the foot of the page within reach, and moves nothing when it goes', () => {
    const { documentElement: page } = document
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(16, window.innerHeight - 150, 328, 56),
    )
    const height = vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(3000)
    const room = () => page.style.getPropertyValue('--ens-toast-room')
    const toast = (open: boolean) => <Toast open={open} message="Enregistré" onClose={vi.fn()} />
    const { rerender } = render(toast(true))
    expect(room()).toBe('158px')
    rerender(toast(false))
    expect(room()).toBe('')

    rerender(toast(true))
    // Somebody has scrolled to the end.
    height.mockReturnValue(window.innerHeight)
    rerender(toast(false))
    expect(room()).toBe('158px')
    height.mockReturnValue(3000)
    window.dispatchEvent(new Event('scroll'))
    expect(room()).toBe('')
  })

  it('makes room for a window that opens, and stays over the one that it came from', () => {
    const onClose = vi.fn()
    const windowNamed = (name: string) => (
      <div role="dialog" aria-label={name}>
        <button type="button">{name}</button>
      </div>
    )
    const toast = <Toast open message="Enregistré" onClose={onClose} />
    const { rerender } = render(windowNamed('Première'))
    rerender(
      <>
        {windowNamed('Première')}
        {toast}
      </>,
    )
    settle(() => named('Première').focus())
    expect(onClose).not.toHaveBeenCalled()
    rerender(
      <>
        {windowNamed('Première')}
        {toast}
        {windowNamed('Seconde')}
      </>,
    )
    settle(() => named('Seconde').focus())
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('waits while somebody points at it, then starts its time anew', () => {
    const onClose = vi.fn()
    render(<Toast open message="Enregistré" onClose={onClose} />)
    pass(2000)
    settle(() => find('[data-severity]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    pass(10_000)
    expect(onClose).not.toHaveBeenCalled()
    settle(() =>
      find('[data-severity]').dispatchEvent(
        new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
      ),
    )
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('does not stay because a pointer lay on the message before it', () => {
    const onClose = vi.fn()
    const { rerender } = render(<Toast open message="Premier" onClose={onClose} />)
    settle(() => find('[data-severity]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    rerender(<Toast open={false} message="" onClose={onClose} />)
    rerender(<Toast open message="Second" onClose={onClose} />)
    pass(3000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('starts its time anew when another message takes its place', () => {
    const onClose = vi.fn()
    const { rerender } = render(<Toast open message="Premier" onClose={onClose} />)
    pass(2500)
    rerender(<Toast open message="Second" onClose={onClose} />)
    pass(2500)
    expect(onClose).not.toHaveBeenCalled()
    pass(500)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('starts its time anew when the same words are said again', () => {
    const onClose = vi.fn()
    const { rerender } = render(<Toast open nth={1} message="Enregistré" onClose={onClose} />)
    pass(2500)
    rerender(<Toast open nth={2} message="Enregistré" onClose={onClose} />)
    pass(2500)
    expect(onClose).not.toHaveBeenCalled()
    pass(500)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('speaks through a live region that exists before the message', () => {
    const { rerender } = render(<Toast open={false} message="Enregistré" onClose={vi.fn()} />)
    const polite = find('[aria-live="polite"]')
    expect(polite.textContent).toBe('')
    rerender(<Toast open message="Enregistré" onClose={vi.fn()} />)
    expect(find('[aria-live="polite"]')).toBe(polite)
    expect(polite.textContent).toContain('Enregistré')
  })

  it('interrupts only for errors', () => {
    render(<Toast open severity="error" message="Échec" onClose={vi.fn()} />)
    expect(find('[aria-live="assertive"]').textContent).toContain('Échec')
    expect(find('[aria-live="polite"]').textContent).toBe('')
  })
})
