import { expect } from 'vitest'
import type { open } from './open.tsx'

type Page = Awaited<ReturnType<typeof open>>

/**
 * Takes a choice of a select, as somebody does with a mouse.
 * @param within a part of the page, as a selector
 * @param label how the select is called, or begins to be
 * @param choice how the option begins
 */
export async function pick(page: Page, within: string, label: string, choice: string): Promise<void> {
  const box = page.all(`${within} [role="combobox"]`).find((one) => nameIn(page, one).startsWith(label))
  box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  const option = () => page.all('[role="option"]').find((one) => one.textContent?.startsWith(choice))
  await expect.poll(option).toBeDefined()
  option()?.click()
  await expect.poll(() => page.all('[role="listbox"]').length).toBe(0)
}

/** What a screen reader calls a select. */
function nameIn(page: Page, box: HTMLElement): string {
  const [label] = (box.getAttribute('aria-labelledby') ?? '').split(' ')
  return page.all(`[id="${label ?? ''}"]`)[0]?.textContent ?? ''
}
