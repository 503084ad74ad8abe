import type { Page } from '@playwright/test'
import { runsEverything } from '../faults/fault-report.ts'
import { baseUrl } from '../platform.ts'
import { expect, test } from '../watched-page.ts'
import { expectAccessible } from './accessible.ts'
import { expectSeenInForcedColours, expectStill } from './device-settings.ts'
import { expectRoomFor } from './enlarged.ts'
import { enter, openScreen, walkToScreen } from './open-screen.ts'
import { expectReadable } from './readable.ts'
import { findSamples } from './samples.ts'
import { type Visit, visits } from './visits.ts'
import { expectReadInOrder, expectWholeWithoutStyles } from './without-styles.ts'

const wide = { width: 1280, height: 900 }
const tablet = { width: 768, height: 1024 }
const phone = { width: 360, height: 740 }
/** 1280 px at a zoom of 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 640 }

test.describe.configure({ mode: 'parallel' })

/** English has words of another length, and names for screen readers that nobody else checks. */
const languages = { fr: 'fr-FR', ...(runsEverything && { en: 'en-GB' }) }

for (const [language, locale] of Object.entries(languages))
  for (const visit of visits) visiting(visit, language, locale)

function visiting({ who, account, screens, seldom }: Visit, language: string, locale: string) {
  test.describe(() => {
    // Nobody waits for what moves, except where everything is looked at.
    test.use({ locale, contextOptions: { reducedMotion: runsEverything ? 'no-preference' : 'reduce' } })
    test(
      `every screen of ${who} is without fault to axe, and large enough to read (${language})`,
      { tag: seldom ? [] : '@promise' },
      async ({ page, request }) => {
        const samples = await findSamples(request)
        await enter(page, account)
        // Whoever has signed in loads one screen and walks to the others, on a page that has axe and is warm.
        const walks = account !== null && !runsEverything
        // As if chosen in the top bar: else the language of the account comes before that of the browser.
        await page.context().addCookies([{ name: 'language', value: language, url: baseUrl }])
        for (const [position, path] of screens(samples).entries()) {
          await test.step(path, async () => {
            // In turn: what people of several roles see is looked at in each size.
            const sizes = runsEverything ? [wide, tablet, phone] : [position % 2 === 0 ? phone : wide]
            for (const [number, size] of sizes.entries()) {
              if (walks && position > 0) await walkToScreen(page, path, size)
              else {
                await page.setViewportSize(size)
                if (number === 0) await openScreen(page, path)
              }
              await expect(page.locator('html')).toHaveAttribute('lang', language)
              await expectAccessible(page, `${path} at ${size.width} px`)
              await expectReadable(page, `${path} at ${size.width} px`)
              if (runsEverything) await expectAccessibleInTheDark(page, `${path} at ${size.width} px`)
            }
            if (runsEverything) await expectFit(page, path)
          })
        }
      },
    )
  })
}

/** The same page where the device asks for dark ones. */
async function expectAccessibleInTheDark(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${what}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * As its reader may have set the device: zoom of 400 %, less movement, colours of the device, text apart or large, no
 * styles at all.
 */
async function expectFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(zoomed)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.configure({ soft: true }).poll(width, `${path} at 320 px`).toBeLessThanOrEqual(zoomed.width)
  await expectStill(page, path)
  await expectSeenInForcedColours(page, path)
  await page.setViewportSize(phone)
  await expectReadInOrder(page, path)
  await expectRoomFor(page, 'spaced', path)
  await openScreen(page, path)
  await page.setViewportSize(wide)
  await expectRoomFor(page, 'large', path)
  await expectWholeWithoutStyles(page, path)
}
