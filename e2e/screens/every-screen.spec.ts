import { runsEverything } from '../faults/fault-report.ts'
import { expect, test } from '../watched-page.ts'
import { expectAccessible } from './accessible.ts'
import { expectRoomForLargeText } from './enlarged.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'
import { visits } from './visits.ts'

const wide = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
/** 1280 px at a zoom of 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 640 }

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

for (const { who, account, locale = 'fr-FR', screens, seldom } of visits) {
  test.describe(() => {
    test.use({ locale })
    test(`every screen of ${who} is without fault to axe, scrolls in one direction only, and has room for large text`, async ({
      page,
      request,
    }) => {
      test.skip(seldom === true && !runsEverything, 'with FAULTS=full')
      const samples = await findSamples(request)
      await enter(page, account)
      const language = locale.slice(0, 2)
      for (const [position, path] of screens(samples).entries()) {
        // Both widths with FAULTS=full; else in turn: what people of several roles see is looked at in each.
        const sizes = runsEverything ? [wide, phone] : [position % 2 === 0 ? phone : wide]
        await test.step(path, async () => {
          await page.setViewportSize(wide)
          await openScreen(page, path)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          for (const size of sizes) {
            await page.setViewportSize(size)
            await expectAccessible(page, `${path} at ${size.width} px`)
          }
          await page.setViewportSize(zoomed)
          const width = () => page.evaluate(() => document.documentElement.scrollWidth)
          await expect.configure({ soft: true }).poll(width, `${path} at 320 px`).toBeLessThanOrEqual(zoomed.width)
          await page.setViewportSize(wide)
          await expectRoomForLargeText(page, path)
        })
      }
    })
  })
}
