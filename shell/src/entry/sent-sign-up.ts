let takeUp: (() => void) | null = null

/**
 * The sign-up that was sent from this page, in its memory alone: whoever mistyped their address finds their answers again.
 * @param next makes it an unfinished one; null once it cannot be wanted any more
 */
export function holdSentSignUp(next: (() => void) | null): void {
  takeUp = next
}

/** Makes the sign-up that was sent an unfinished one again; nothing where the page was loaded since. */
export function takeUpSentSignUp(): void {
  takeUp?.()
  takeUp = null
}
