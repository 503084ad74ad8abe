import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** What a page is read and filled in by. */
const parts =
  ':is(h1, h2, h3, h4, h5, h6, input:not([type="hidden"]), select, textarea, [role="combobox"], [role="textbox"])'

/**
 * Where everything stands in one column, the eye meets titles and fields in the order of the page, which is that of a
 * reader by ear, of the keyboard, and of who reads without styles (RGAA 10.3, WCAG 1.3.2).
 */
export async function expectReadInOrder(page: Page, what: string): Promise<void> {
  const turned = await page.evaluate((selector) => {
    scrollTo(0, 0)
    const seen = [...document.querySelectorAll(`main ${selector}`)]
      // A cell has its place in two directions.
      .filter((part) => part.closest('[role="grid"]') === null && part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      // Words for screen readers alone are one px wide.
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const words = ({ part }: { part: Element }) => part.textContent.trim().slice(0, 60) || part.outerHTML.slice(0, 120)
    return seen.flatMap((one, at) => {
      const above = seen.slice(0, at).find(({ box }) => {
        const beside = one.box.top < box.bottom && box.top < one.box.bottom
        return beside ? one.box.right <= box.left : one.box.bottom <= box.top
      })
      return above ? [`${words(one)} is seen before ${words(above)}`] : []
    })
  }, parts)
  expect.soft(turned, `${what}: titles and fields in another order than to the ear`).toEqual([])
}

/**
 * Takes all styles from the page, which is of no use afterwards: titles and fields that were seen are still there, and no
 * style had brought words of its own (RGAA 10.1 and 10.2).
 */
export async function expectWholeWithoutStyles(page: Page, what: string): Promise<void> {
  const { told, lost } = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll('body, body *')]
    const brought = all.flatMap((element) =>
      ['::before', '::after'].flatMap((place) => {
        const { content } = getComputedStyle(element, place)
        return /attr\(|counters?\(|"[^"]*[\p{L}\p{N}]/u.test(content)
          ? [`${content} ${place} ${element.outerHTML.slice(0, 120)}`]
          : []
      }),
    )
    const isThere = (part: Element) => part.checkVisibility({ visibilityProperty: true })
    const seen = all.filter((element) => element.matches(selector) && isThere(element))
    for (const sheet of document.querySelectorAll('style, link[rel~="stylesheet"]')) sheet.remove()
    document.adoptedStyleSheets = []
    for (const element of all) element.removeAttribute('style')
    // At once: what measures itself would be drawn anew.
    return {
      told: brought,
      lost: seen.filter((part) => !isThere(part)).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    }
  }, parts)
  expect.soft(told, `${what}: words that a style brings`).toEqual([])
  expect.soft(lost, `${what}: titles and fields that are gone without styles`).toEqual([])
}
