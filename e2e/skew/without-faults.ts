import type { Page } from '@playwright/test'
import { expect, test as watched } from '../watched-page.ts'

interface WithoutFaults {
  /** Answers that no page of these journeys should get, as `status method path`. */
  refused: string[]
}

/** `test` of the watched page that also fails for an answer that says no. */
export const test = watched.extend<WithoutFaults>({
  refused: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const refused: string[] = []
      await use(refused)
      expect(refused, 'answers that say no').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, refused }, use) => {
    noteRefusals(page, refused)
    await use(page)
    // A page that is left sends what it has to tell of its remotes.
    await page.goto('about:blank')
  },
})

export { expect }

/** Collects answers that say no; for pages that a test opens itself. */
export function noteRefusals(page: Page, refused: string[]): void {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // A browser that nobody has signed in with is told so.
    if (response.status() === 401 && pathname === '/api/auth/refresh') return
    if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
}
