type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'End' | 'Home'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** What has the focus, or the page itself. */
export function focused(): HTMLElement {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement : document.body
}

/** A key on what has the focus, with what a browser does by itself at it: jsdom has listeners alone. */
export function pressKey(key: Key, held: KeyboardEventInit = {}): void {
  const target = focused()
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  if (goesOn && key === 'Tab') nextStop(target).focus()
  if (goesOn && key === 'Enter' && target.matches('button, a[href], summary')) target.click()
}

/** Tab by Tab to the first stop that fits, from where the focus is. */
export function tabTo(fits: (stop: HTMLElement) => boolean): void {
  const most = stops().length + 1
  for (let press = 0; press < most; press += 1) {
    pressKey('Tab')
    if (fits(focused())) return
  }
  throw new Error(`${most} presses of Tab lead nowhere that fits: ${stops().map(nameOf).join(', ')}`)
}

/** Tab by Tab to the stop of this name. */
export function tabToName(name: string): void {
  tabTo((stop) => nameOf(stop) === name)
}

/** Types into the field that has the focus. */
export function write(words: string): void {
  const field = focused()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('Nothing to write in has the focus')
  field.setRangeText(words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The order of Tab. What a window covers stands in it too: keeping the focus inside is the window's own work. */
function stops(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert], details:not([open]) > :not(summary)'),
  )
}

function nextStop(from: HTMLElement): HTMLElement {
  const follows = (one: HTMLElement) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
  return stops().find(follows) ?? stops()[0] ?? document.body
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim()
}
