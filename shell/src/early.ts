import { type EarlyPress, heldLink, markPressed } from './app/early-press.ts'
import { askForFonts } from './app/first-fonts.ts'
import { startOnInteraction } from './app/waiting-scripts.ts'
import { warmDates } from './app/warm-dates.ts'
import { askEarlyForSession } from './session/early-session.ts'

/**
 * The first script of every page, in its head and a few kilobytes long: asks for the session and the font while the other
 * scripts are on their way, has words of dates ready, and notes what is pressed before they have come, so that nobody has
 * to press it twice, and whether the address brings a code. It leads to the content, and starts a page that waits to be
 * touched.
 */
const early: EarlyPress = { button: null, stop: () => window.removeEventListener('click', note, true) }
window.ensembleEarlyPress = early
window.addEventListener('click', note, true)
askEarlyForSession()
askForFonts()
startOnInteraction()
warmDates()
// What the link of a mail brings is used in a moment: fields for it, which a rendered page has, would only mislead.
if (window.location.hash.includes('code=')) document.documentElement.dataset['bringsCode'] = ''

function note(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  // As the link does once the application has come: with a hash the page would be another one, and be drawn anew.
  if (target.closest('a[href="#main"]')) {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  const pressed = target.closest<HTMLElement>('button, [role="combobox"]') ?? heldLink(event, early.button)
  if (!pressed) return
  markPressed(early.button, false)
  early.button = pressed
  markPressed(pressed, true)
}
