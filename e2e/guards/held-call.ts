import { type Page } from '@playwright/test'

/** Keeps the requests of one call waiting for as long as a test wants to look at the page meanwhile. */
export async function holdCall(page: Page, path: string) {
  let open: () => void = () => {}
  let gate = Promise.resolve()
  await page.route(`**/api${path}`, async (route) => {
    await gate
    // The page may have gone on to another address meanwhile.
    await route.continue().catch(() => {})
  })
  return {
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    release: () => open(),
  }
}
