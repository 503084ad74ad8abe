import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** What people may set in their browser, and what it is called in a report. */
const changes = {
  /** Text alone at 200 % (WCAG 1.4.4): every font is made twice as large where it stands. */
  large: 'text at 200 %',
  /** Lines, words and letters apart (WCAG 1.4.12). */
  spaced: 'text spaced out',
} as const

/**
 * Changes the text of the page, which is of no use afterwards. Nothing may be cut off, and the page scrolls in one
 * direction only.
 */
export async function expectRoomFor(page: Page, change: keyof typeof changes, what: string): Promise<void> {
  const { wider, cut } = await page.evaluate((asked) => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize))
    const spacing = { 'line-height': '1.5', 'letter-spacing': '0.12em', 'word-spacing': '0.16em' }
    for (const [at, element] of all.entries()) {
      const wanted = asked === 'large' ? { 'font-size': `${2 * (sizes[at] ?? 16)}px` } : spacing
      for (const [name, value] of Object.entries(wanted)) element.style.setProperty(name, value, 'important')
      if (asked === 'spaced' && element.matches('p + p')) element.style.setProperty('margin-top', '2em', 'important')
    }
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element)
      // Words for screen readers alone are cut on purpose.
      if (clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1) return false
      // A row of a table is one line; the whole of a cell shows where somebody points or walks to it.
      if (element.closest('[role="grid"]')) return false
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
  }, change)
  expect.soft(wider, `${what} with ${changes[change]}: px beyond the edge`).toBeLessThanOrEqual(0)
  expect.soft(cut, `${what} with ${changes[change]}`).toEqual([])
}
