import { wait, whenIdle } from '../timers/timers.ts'
import type { RemotePart } from './load-part.ts'
import type { RemotePage } from './remote-page-at.ts'
import type { Remotes } from './remotes.ts'

/** Nothing has come for so long, in ms: the line is free. */
const quietForMs = 500

/**
 * Fetches pages ahead of their opening, one after the other, each of them once what is on the screen is there: what
 * somebody may open next must not hold up what they opened. Failures are silent: opening the page tries again.
 * @param settled resolves when the page on the screen has all it waits for
 */
export function createFetchAhead(
  remotes: Pick<Remotes, 'part'>,
  settled: () => Promise<void> = pageSettled,
): (page: RemotePage) => void {
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

  return ({ remote, route }) => {
    asked.set(route, { remote, kind: 'routes', id: route })
    if (!running) void run()
  }
}

/** Nothing in sight waits for an answer or a picture, nothing has come for a moment, and the processor is free. */
async function pageSettled(): Promise<void> {
  do await wait(quietForMs / 2)
  while (isBusy())
  await new Promise<void>((resolve) => whenIdle(resolve))
}

function isBusy(): boolean {
  const arrivals = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
  if (performance.now() - Math.max(...arrivals) < quietForMs) return true
  return [...document.querySelectorAll('main [aria-busy="true"], main img')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    const isThere = part instanceof HTMLImageElement && part.complete
    return !isThere && bottom > 0 && top < window.innerHeight
  })
}
