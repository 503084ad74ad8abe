import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isRecord } from '../api/is-record.ts'
import { preparePage } from '../pages/shell-pages.ts'
import { App, type AppProps } from './app.tsx'
import { keepEarlyInput } from './early-input.ts'
import type { ShellRouter } from './router.tsx'

/**
 * Draws the application: takes over the page that came rendered, if it is the one that would be drawn, else draws anew
 * in its place.
 * @param renderedIn language of the page as it came
 */
export async function draw(place: HTMLElement, shell: AppProps, renderedIn: string): Promise<void> {
  keepEarlyInput(place)
  const { router, services } = shell
  const route = routeOf(router)
  // What cannot be loaded is said by the page itself.
  if (place.dataset['route'] !== undefined) await preparePage(route).catch(() => undefined)
  const app = (
    <StrictMode>
      <App {...shell} />
    </StrictMode>
  )
  const isSame = place.dataset['route'] === route && renderedIn === services.language.get() && isForAnybody(shell)
  if (isSame) hydrateRoot(place, app)
  else createRoot(place).render(app)
}

function routeOf({ state }: ShellRouter): string {
  return state.matches.at(-1)?.route.path ?? ''
}

/** Whether nothing that only this browser knows changes what a public page shows: its session, preview or history. */
function isForAnybody({ store, services: { wasSignedIn, registry } }: AppProps): boolean {
  const { hash, search } = window.location
  const state: unknown = window.history.state
  const came = isRecord(state) && state.usr
  if (wasSignedIn() || store.getState().session.authenticated) return false
  return !registry.previewUntil && `${search}${hash}` === '' && !came
}
