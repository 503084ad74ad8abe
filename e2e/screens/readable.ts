import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** The smallest text of the house, in px. */
const floor = 14

/** No words that are seen are smaller than the floor, and no name of a column is cut. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  const small = await page.evaluate((smallest) => {
    const isRead = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // Words for screen readers alone are one px wide.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    return [...document.querySelectorAll('body *:not(script, style, title, option, svg *)')]
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < smallest && isRead(element))
      .map((element) => `${getComputedStyle(element).fontSize}: ${element.outerHTML.slice(0, 160)}`)
  }, floor)
  expect.soft(small, `${what}: text under ${floor} px`).toEqual([])
  // Cells show the whole of what they cut where somebody points at it; what a column is called is always there.
  const cut = await page
    .locator('th .ens-cell')
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
        .map(({ textContent }) => textContent),
    )
  expect.soft(cut, `${what}: names of columns that are cut`).toEqual([])
}
