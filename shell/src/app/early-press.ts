/** What `early.ts` notes. */
export interface EarlyPress {
  /** The button or list of choices that was pressed last, or the link that takes an address along. */
  button: HTMLElement | null
  stop: () => void
}

declare global {
  interface Window {
    /** In rendered pages, until the application has taken them over. */
    ensembleEarlyPress?: EarlyPress
  }
}

/** Says of a control that it was heard and that its work is on the way (its look is of the theme, `data-pressed`). */
export function markPressed(control: HTMLElement | null, isPressed: boolean): void {
  control?.toggleAttribute('data-pressed', isPressed)
  if (isPressed) control?.setAttribute('aria-busy', 'true')
  else control?.removeAttribute('aria-busy')
}

/**
 * A link of a form in which an address was typed: it is pressed for good once the application is there, which takes the
 * address along without writing it anywhere (entry/entry-link.tsx). The browser alone would come to an empty field.
 * @param before what was pressed until now: a second press of the same link is the browser's, should no script ever come
 * @returns null for any other press
 */
export function heldLink(event: MouseEvent, before: HTMLElement | null): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  // In another tab or window: this page stays.
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('form a[href]')
  const field = link?.closest('form')?.querySelector<HTMLInputElement>('input[name="email"]')
  if (!link || !field?.value || link === before) return null
  event.preventDefault()
  // A page that waits to be touched leaves links alone, and what the browser has filled in by itself was no touch.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return link
}
