import type { EarlyPress } from './app/early-input.ts'
import { askEarlyForSession } from './session/early-session.ts'

/**
 * The first script of every page, in its head and about a kilobyte long: asks for the session while the other scripts
 * are on their way, and notes which button is pressed before they have come, so that nobody has to press it twice.
 */
const early: EarlyPress = { button: null, stop: () => window.removeEventListener('click', note, true) }
window.ensembleEarlyPress = early
window.addEventListener('click', note, true)
askEarlyForSession()

function note({ target }: Event): void {
  if (target instanceof Element) early.button = target.closest('button') ?? early.button
}
