import type { EarlyPress } from './app/early-input.ts'

/**
 * The first script of a rendered page, in its head and a few hundred bytes long: notes which button is pressed before
 * the application has come, so that nobody has to press it twice.
 */
const early: EarlyPress = { button: null, stop: () => window.removeEventListener('click', note, true) }
window.ensembleEarlyPress = early
window.addEventListener('click', note, true)

function note({ target }: Event): void {
  if (target instanceof Element) early.button = target.closest('button') ?? early.button
}
