import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/**
 * Text alone at 200 % (WCAG 1.4.4): every font is made twice as large where it stands. Nothing may be cut off, and the
 * page scrolls in one direction only. The page is of no use afterwards.
 */
export async function expectRoomForLargeText(page: Page, what: string): Promise<void> {
  const { wider, cut } = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize))
    all.forEach((element, at) => element.style.setProperty('font-size', `${2 * (sizes[at] ?? 16)}px`, 'important'))
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element)
      // Words for screen readers alone are cut on purpose.
      if (clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1) return false
      const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        hasText &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
      )
    }
    return {
      wider: document.documentElement.scrollWidth - window.innerWidth,
      cut: all.filter(isCut).map((element) => element.outerHTML.slice(0, 200)),
    }
  })
  expect.soft(wider, `${what} with text at 200 %: px beyond the edge`).toBeLessThanOrEqual(0)
  expect.soft(cut, `${what} with text at 200 %`).toEqual([])
}
