import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'

interface Watched {
  /** What the browser complained of: policy violations, uncaught errors, requests to other origins. */
  complaints: string[]
  /** A refusal that the test provokes on purpose, as a part of the console's message. */
  expectComplaint: (part: string | RegExp) => void
}

/**
 * `test` with a page that is watched: a violation of the content security policy, an uncaught error or a request to
 * another origin fails the test, whatever else it checks.
 */
export const test = base.extend<Watched>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from this pattern
  complaints: async ({}, use) => {
    await use([])
  },
  expectComplaint: async ({ complaints }, use) => {
    const expected: (string | RegExp)[] = []
    await use((part) => expected.push(part))
    const surprising = complaints.filter(
      (complaint) =>
        !expected.some((part) => (typeof part === 'string' ? complaint.includes(part) : part.test(complaint))),
    )
    expect(surprising, 'complaints of the browser').toEqual([])
  },
  page: async ({ page, complaints, baseURL, expectComplaint: _checkedAtTheEnd }, use) => {
    watch(page, complaints, baseURL ?? '')
    await use(page)
  },
})

export { expect }

/** Collects what the browser complains of in a page; for pages that a test opens itself. */
export function watch(page: Page, complaints: string[], baseUrl: string): void {
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseUrl).origin)
      complaints.push(`foreign request: ${request.url()}`)
  })
}

function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text()
  // A refused call is an answer, not a fault of the page: tests look at what the screen says about it.
  if (text.startsWith('Failed to load resource')) return false
  return message.type() === 'error' || /content security policy/i.test(text)
}
