import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** What a finger needs, in px: width and height of what answers a press. */
const finger = 44

/**
 * What can be pressed answers wherever a finger lands on it, seen or not: each control is probed from its middle. A link
 * in a sentence has the line for itself.
 */
export async function expectTouchable(page: Page, what: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]'

    function isInSentence(control: Element): boolean {
      if (!control.matches('a, button') || !getComputedStyle(control).display.startsWith('inline')) return false
      let block = control.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      return [...(block?.childNodes ?? [])].some(
        (node) => !node.contains(control) && node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
    }

    function answers(control: Element, x: number, y: number): boolean {
      const found = document.elementFromPoint(x, y)
      return found !== null && (control.contains(found) || found.closest('label')?.control === control)
    }

    function reach(control: Element, [x, y]: [number, number], [right, down]: [number, number]): number {
      let steps = 0
      while (steps < least && answers(control, x + right * (steps + 1), y + down * (steps + 1))) steps += 1
      return steps
    }

    function sizeOf(control: Element): [number, number] {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect()
      const middle: [number, number] = [left + width / 2, top + height / 2]
      return [
        reach(control, middle, [-1, 0]) + reach(control, middle, [1, 0]) + 1,
        reach(control, middle, [0, -1]) + reach(control, middle, [0, 1]) + 1,
      ]
    }

    return (
      [...document.querySelectorAll(controls)]
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) &&
            !control.matches(':disabled, [aria-disabled=true]'),
        )
        // The way past the bar is there for the keyboard alone.
        .filter((control) => !control.closest('[inert], [aria-hidden=true], [href="#main"]') && !isInSentence(control))
        .flatMap((control) => {
          const [width, height] = sizeOf(control)
          // Half a pixel to each side is lost to rounding.
          if (width >= least - 1 && height >= least - 1) return []
          return [`${width} × ${height}: ${control.outerHTML.slice(0, 160)}`]
        })
    )
  }, finger)
  expect.soft(small, `${what}: smaller than a finger`).toEqual([])
}
