import { sessionOpenCookie } from '../session/session-names.ts'

/** Name of the element that names the files of the font of the first words (mf-kit, webpack/order-preloads.mjs). */
export const fontsName = 'ensemble-fonts'

/** Where it is noted which of them this browser has. */
const keptKey = 'ensemble.fonts'

/** A page that took longer has no font before its first picture, in ms. */
const slowArrivalMs = 100

/**
 * Asks for the font of the first words at once, so that they are set in it. Where a member's page comes to a browser
 * that has no font yet, 48 kB would only hold up what draws the page, and be there too late for its words: they stay in
 * the system's font, and the next page has it. So it is on a slow line, where Chromium would hold back the first
 * picture for 50 ms, to wait for a font that cannot come. Called before the first word of the page is read.
 *
 * @param arrivalMs what the page took, from being asked for to its first script
 */
export function askForFonts(page: Document = document, arrivalMs = sinceAskedFor()): void {
  const files = fontFiles(page)
  const tooLate = arrivalMs > slowArrivalMs || page.cookie.includes(`${sessionOpenCookie}=1`)
  if (tooLate && !isKept(files)) {
    page.documentElement.dataset['fonts'] = 'later'
    return
  }
  let missing = files.length
  for (const href of files) {
    const link = page.createElement('link')
    link.addEventListener('load', () => {
      missing -= 1
      if (missing === 0) note(files)
    })
    const values = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href }
    for (const [name, value] of Object.entries(values)) link.setAttribute(name, value)
    page.head.append(link)
  }
}

/** Brings the font into the browser's cache, for the next page. Silent where that fails. */
export async function keepFonts(
  fetch: (address: string) => Promise<Response>,
  page: Document = document,
): Promise<void> {
  const files = fontFiles(page)
  if (files.length === 0 || isKept(files)) return
  try {
    for (const file of files) if (!(await fetch(file)).ok) return
    note(files)
  } catch {
    // The next visit tries again.
  }
}

function sinceAskedFor(): number {
  const [arrival] = performance.getEntriesByType('navigation')
  const askedAt = arrival && 'requestStart' in arrival ? Number(arrival.requestStart) : performance.now()
  return performance.now() - askedAt
}

function note(files: string[]): void {
  try {
    window.localStorage.setItem(keptKey, files.join(' '))
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

function fontFiles(page: Document): string[] {
  return page.querySelector(`meta[name="${fontsName}"]`)?.getAttribute('content')?.split(' ') ?? []
}

function isKept(files: string[]): boolean {
  try {
    return window.localStorage.getItem(keptKey) === files.join(' ')
  } catch {
    return false
  }
}
