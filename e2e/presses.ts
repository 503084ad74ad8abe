import type { Locator, Page } from '@playwright/test'
import { expect } from './watched-page.ts'

/** What somebody presses: a click, a key that acts, or a text that is typed, however long (docs/staff-day.md). */
export class Presses {
  readonly #page: Page
  #count = 0

  constructor(page: Page) {
    this.#page = page
  }

  get count(): number {
    return this.#count
  }

  async click(target: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
    this.#count += 1
    await target.click(options)
  }

  async key(key: string): Promise<void> {
    this.#count += 1
    await this.#page.keyboard.press(key)
  }

  /** Into the field that has the focus, or into this one; the way there belongs to it, as it did in what was counted before. */
  async type(text: string, into?: Locator): Promise<void> {
    this.#count += 1
    if (into) await into.click()
    await this.#page.keyboard.type(text)
  }

  /** Opens what has this name from wherever one is. */
  async find(words: string, name: string): Promise<void> {
    await this.key('ControlOrMeta+k')
    const window = this.#page.getByRole('dialog', { name: 'Rechercher partout' })
    await expect(window.getByRole('searchbox')).toBeFocused()
    await this.type(words)
    await expect(window.getByRole('link').first()).toContainText(name)
    await this.key('Enter')
    await expect(this.#page.getByRole('heading', { level: 1 })).toContainText(name)
  }
}
