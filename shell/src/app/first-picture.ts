import { wait } from '../timers/timers.ts'

/** Longest wait in ms: a browser that is busy with another tab draws late, or not at all. */
const longestMs = 100

/**
 * Resolves once the browser has drawn the page as it came. On a second visit the scripts are there with it: to evaluate
 * them first would leave an old phone blank for half a second longer.
 */
export function firstPicture(): Promise<void> {
  const isDrawn = performance.getEntriesByName('first-contentful-paint').length > 0
  if (isDrawn || document.hidden) return Promise.resolve()
  // What is asked for a picture comes before it: the next task comes after it.
  const drawn = new Promise<void>((resolve) => requestAnimationFrame(() => void wait(0).then(resolve)))
  return Promise.race([drawn, wait(longestMs)])
}
