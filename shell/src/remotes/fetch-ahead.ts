import { wait } from '../timers/timers.ts'
import type { RemotePart } from './load-part.ts'
import { remotePageAt } from './remote-page-at.ts'
import type { Remotes } from './remotes.ts'

/** Nothing has come for so long, in ms: the line is free. */
const quietForMs = 500

/**
 * Fetches pages ahead of their opening, one after the other, each of them once what is on the screen is there: what
 * somebody may open next must not hold up what they opened. Failures are silent: opening the page tries again.
 * @param settled resolves when the page on the screen has all it waits for
 * @returns takes an address of this origin; for the shell's own pages it does nothing
 */
export function createFetchAhead(
  remotes: Pick<Remotes, 'registry' | 'part'>,
  settled: () => Promise<void> = pageSettled,
): (address: string) => void {
  const asked = new Map<string, RemotePart>()
  let running = false

  async function run() {
    running = true
    for (const [route, part] of asked) {
      await settled()
      asked.delete(route)
      await remotes.part(part).catch(() => undefined)
    }
    running = false
  }

  return (address) => {
    const page = remotePageAt(remotes.registry, new URL(address, window.location.origin).pathname)
    if (page) asked.set(page.route, { remote: page.remote, kind: 'routes', id: page.route })
    if (!running) void run()
  }
}

/** Nothing in sight waits for an answer or a picture, nothing has come for a moment, and the processor is free. */
async function pageSettled(): Promise<void> {
  do await wait(quietForMs / 2)
  while (isBusy(document))
  if (typeof window.requestIdleCallback !== 'function') return
  await new Promise((resolve) => window.requestIdleCallback(resolve))
}

function isBusy(page: Document): boolean {
  if (page.readyState !== 'complete') return true
  const arrivals = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
  if (performance.now() - Math.max(0, ...arrivals) < quietForMs) return true
  if ([...page.images].some((image) => !image.complete && inSight(image))) return true
  return [...page.querySelectorAll('main [aria-busy="true"]')].some(inSight)
}

function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
