import { expect, test } from '../watched-page.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'
import { visits } from './visits.ts'

// 1280 px at a zoom of 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } })
test.setTimeout(300_000)

for (const { who, account, screens } of visits) {
  test(`no screen of ${who} scrolls sideways at 320 px`, async ({ page, request }) => {
    const samples = await findSamples(request)
    await enter(page, account)
    for (const path of screens(samples)) {
      await openScreen(page, path)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
}
