import { fileURLToPath } from 'node:url'
import { chooseLanguage } from '../people.ts'
import { test } from '../watched-page.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'

/** The README's pictures: made on demand only, since every run would change some pixel of them. */
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))

test.skip(process.env['UPDATE_PICTURES'] !== '1', 'UPDATE_PICTURES=1 makes the pictures of the README')

const wide = { width: 1280, height: 860 }
const phone = { width: 360, height: 740 }

test('pictures for the README', async ({ page, request }) => {
  const samples = await findSamples(request)
  const picture = async (name: string) => {
    await page.waitForFunction(() => {
      const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      return seen.every((image) => image.complete && image.naturalWidth > 0)
    })
    await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' })
  }

  await page.setViewportSize(phone)
  await openScreen(page, '/login')
  await chooseLanguage(page, 'en')
  await picture('login-360')
  await chooseLanguage(page, 'fr')
  await enter(page, 'member')
  await chooseLanguage(page, 'en')
  await openScreen(page, samples.open)
  await picture('mission-360')
  await page.setViewportSize(wide)
  await openScreen(page, '/home')
  await picture('home-1280')
  await openScreen(page, '/missions/browse')
  await picture('browse-1280')
})
