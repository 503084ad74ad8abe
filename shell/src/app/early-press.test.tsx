import { afterEach, expect, it, vi } from 'vitest'
import { heldLink } from './early-press.ts'

/** A rendered page with a form in which something may have been typed. */
function page(typed: string) {
  document.body.innerHTML = `<a href="/signup">outside</a><form>
    <input name="email"><a href="/forgot_password"><span>inside</span></a></form>`
  const [outside, inside] = document.querySelectorAll('a')
  const field = document.querySelector('input')
  if (!outside || !inside || !field) throw new Error('the page is incomplete')
  field.value = typed
  return { outside, inside, field }
}

/** @returns the link that is held, and whether the browser follows by itself */
function press(on: Element, { before = null, ...how }: MouseEventInit & { before?: HTMLElement | null } = {}) {
  const seen: { held: HTMLElement | null; follows: boolean } = { held: null, follows: false }
  const note = (event: MouseEvent) => {
    seen.held = heldLink(event, before)
    seen.follows = !event.defaultPrevented
    // No other page is opened here.
    event.preventDefault()
  }
  window.addEventListener('click', note, { capture: true, once: true })
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return seen
}

afterEach(() => document.body.replaceChildren())

it('holds a link of a form in which an address was typed, and starts a page that waits', () => {
  const { inside, field } = page('ines@example.org')
  const sign = vi.fn()
  field.addEventListener('input', sign)
  const [words] = inside.children
  if (!words) throw new Error('the link has no words')
  expect(press(words)).toEqual({ held: inside, follows: false })
  expect(sign).toHaveBeenCalledOnce()
})

it('leaves to the browser what takes nothing along, opens elsewhere, or is pressed a second time', () => {
  expect(press(page('').inside)).toEqual({ held: null, follows: true })
  const { outside, inside } = page('ines@example.org')
  for (const [link, how] of [
    [outside, {}],
    [inside, { ctrlKey: true }],
    [inside, { metaKey: true }],
    [inside, { before: inside }],
  ] as const) {
    expect(press(link, how)).toEqual({ held: null, follows: true })
  }
})
