import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** Nothing moves where the device asks for less movement. */
export async function expectStill(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(parseFloat))
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element)
        const moves = animationName !== 'none' && longest(animationDuration) > 0.01
        return moves || longest(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })
  expect.soft(moving, `${what} with less movement`).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

/**
 * Where the device sets the colours, grounds and shadows are gone. A button still has an edge, what is chosen still
 * differs from what is not, and an icon has the colour of the words beside it.
 */
export async function expectSeenInForcedColours(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const lost = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    })
    const lined = (element: Element) => {
      const { borderTopStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
      return [borderTopStyle, outlineStyle, textDecorationLine].some((line) => line !== 'none')
    }
    const part = (selector: string) => seen.filter((element) => element.matches(selector))
    const tell = (why: string, elements: Element[]) =>
      elements.map(({ outerHTML }) => `${why}: ${outerHTML.slice(0, 160)}`)
    const icons = part('svg[stroke]').filter((icon) => {
      const { stroke, forcedColorAdjust } = getComputedStyle(icon)
      return forcedColorAdjust !== 'none' && stroke !== getComputedStyle(icon.parentElement ?? icon).color
    })
    return [
      ...tell(
        'no edge',
        part('.MuiButton-root, [role="dialog"], [role="menu"]').filter((one) => !lined(one)),
      ),
      ...tell(
        'not seen as chosen',
        part('[aria-current="page"], [aria-pressed="true"]').filter((one) => !lined(one)),
      ),
      ...tell('a colour of its own', icons),
    ]
  })
  expect.soft(lost, `${what} in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}
