/** What `early.ts` notes. */
export interface EarlyPress {
  /** The button or list of choices that was pressed last. */
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
