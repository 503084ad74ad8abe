import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isRecord } from '../api/is-record.ts'
import { preparePage } from '../pages/shell-pages.ts'
import { App, type AppProps } from './app.tsx'
import { keepEarlyInput } from './early-input.ts'
import type { ShellRouter } from './router.tsx'
import { wait } from '../timers/timers.ts'

/** Longest wait in ms for the answer about the session, which mostly is there before the application. */
const knownWithinMs = 1_000

export interface Start {
  /** Language of the page as it came. */
  renderedIn: string
  /** Resolves once the session is checked. */
  checked: Promise<void>
}

/**
 * Draws the application: takes over the page that came rendered, if it is the one that would be drawn, else draws anew
 * in its place.
 */
export async function draw(place: HTMLElement, shell: AppProps, { renderedIn, checked }: Start): Promise<void> {
  keepEarlyInput(place)
  const route = routeOf(shell.router)
  const isFrame = place.dataset['route'] === undefined
  // What cannot be loaded is said by the page itself.
  const code = preparePage(route).catch(() => undefined)
  if (!isFrame) await code
  // The frame of a page is on the screen: drawn before it is known for whom, all of it would be drawn a second time.
  else if (shell.services.wasSignedIn()) await Promise.race([known(checked, code), wait(knownWithinMs)])
  const app = (
    <StrictMode>
      <App {...shell} />
    </StrictMode>
  )
  // In slices: what somebody types or presses meanwhile is not held up by a whole page.
  startTransition(() => {
    if (isSame(place, route, renderedIn, shell)) hydrateRoot(place, app)
    else createRoot(place).render(app)
  })
}

async function known(checked: Promise<void>, code: Promise<void>): Promise<void> {
  await checked.catch(() => undefined)
  await code
}

function routeOf({ state }: ShellRouter): string {
  return state.matches.at(-1)?.route.path ?? ''
}

/**
 * Whether the page that came is the one that this browser would draw first: nothing that no server sees changes it. What
 * the query may change is known to the gateway, which sends no rendered page for it.
 */
function isSame(place: HTMLElement, route: string, renderedIn: string, shell: AppProps): boolean {
  const { language, wasSignedIn, registry } = shell.services
  const browser = wasSignedIn() ? 'returning' : 'new'
  if (place.dataset['route'] !== route || place.dataset['browser'] !== browser) return false
  const state: unknown = window.history.state
  const came = isRecord(state) && state.usr
  return renderedIn === language.get() && !registry.previewUntil && window.location.hash === '' && !came
}
