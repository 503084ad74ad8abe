import { draw } from './app/draw.tsx'
import { keepFonts } from './app/first-fonts.ts'
import { keepDigests } from './app/keep-digests.ts'
import { lockRealm } from './realm/lock-realm.ts'
import { nativeFetch } from './realm/natives.ts'
import { readRegistry } from './remotes/registry.ts'
import { reportVisit } from './remotes/reports/report-visit.ts'
import { keepOfflinePage } from './service-worker/register.ts'
import { startShell } from './start/start-shell.ts'
import { setTimer } from './timers/timers.ts'

/** Once the page is there, in ms. */
const aheadAfterMs = 3_000

lockRealm()
// A function and no `await` of the module: what webpack runs such modules with would be carried by every first visit.
void start()

async function start(): Promise<void> {
  // What was asked for: a guard may lead elsewhere before the page is drawn.
  const opened = window.location.pathname
  const leftOut: { remote: string; version: string }[] = []
  const registry = await readRegistry((remote) => leftOut.push(remote))
  const renderedIn = document.documentElement.lang
  const { app, checked } = await startShell(registry, leftOut)
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  await draw(place, app, { renderedIn, checked })
  reportVisit({ registry, opened, router: app.router })
  // For what comes next: this page has what it needs.
  setTimer(() => {
    const ask = (file: string) => nativeFetch(file, { priority: 'low' })
    void keepDigests(ask)
    void keepFonts(ask)
  }, aheadAfterMs)
  keepOfflinePage()
}
