import { baseUrl } from '../platform.ts'
import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'
import { expectRoomFor } from './enlarged.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'
import { expectTouchable } from './touchable.ts'

/** What a phone of 360 px shows while its keyboard is open. */
const keyboardOpen = { width: 360, height: 400 }

test('a form is a page of a phone; with its keyboard open, question and action stay in view', async ({
  page,
  request,
}) => {
  const samples = await findSamples(request)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'member')
  await openScreen(page, samples.asking)
  // In the card that says what it is about, and over nothing.
  await expect(page.locator('.ens-page-action')).toHaveCSS('position', 'static')
  await page.getByRole('button', { name: words.fr.register }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(async () => await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })

  const field = dialog.getByRole('textbox').first()
  const question = dialog.locator('label').first()
  await field.focus()
  await page.setViewportSize(keyboardOpen)
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(keyboardOpen.height)
  await expect(question).toBeInViewport({ ratio: 0.9 })
  await expect(field).toBeInViewport()
  await expect(dialog.getByRole('button', { name: /^(Envoyer ma demande|Confirmer)/ })).toBeInViewport({ ratio: 1 })
})

test('on a phone the profile is a list of its sections, and the way back leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'member')
  await openScreen(page, '/users/me')
  const list = page.getByRole('navigation', { name: 'Toutes les rubriques' })
  await list.getByRole('button', { name: /^Mes données/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mes données', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('button', { name: /^Mes données/ })).toBeFocused()
})

test('with text of twice the size nothing of a phone lies beyond its edge, nor below something else in the bar', async ({
  page,
  request,
}) => {
  const samples = await findSamples(request)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'member')
  await page.context().addCookies([{ name: 'comfort', value: 'text-200', url: baseUrl }])
  for (const path of [
    '/home',
    '/missions/browse',
    '/my_missions',
    '/resources',
    '/users/me',
    samples.article,
    samples.open,
  ]) {
    await openScreen(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBeLessThanOrEqual(360)
  }
  const links = page.locator('.ens-phone-nav a')
  await expect(links).toHaveCount(5)
  for (const link of await links.all()) await expect.soft(link).toBeInViewport({ ratio: 1 })
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  const [logo, last] = await Promise.all([
    page.getByRole('banner').getByRole('link', { name: 'Ensemble, retour à l’accueil' }).boundingBox(),
    menu.boundingBox(),
  ])
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(last?.x ?? 0)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(360)
})

test('with text of twice the size the choices of a sign-up and its button end within their card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.context().addCookies([{ name: 'comfort', value: 'text-200', url: baseUrl }])
  await openScreen(page, '/signup')
  const main = page.getByRole('main')
  for (const part of [main.getByText(/^A aidé un proche/), main.getByRole('button', { name: 'Continuer' })]) {
    const box = await part.boundingBox()
    // A card hides what lies beyond its edge, so the page is no wider for it.
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 16)
  }
})

test('a long name of one word, its letters apart, stays within the edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'referent')
  await openScreen(page, '/my_department')
  const title = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
  await title.evaluate((heading) => heading.replaceChildren('Featherstonehaughcholmondeley'))
  await expectRoomFor(page, 'spaced', '/my_department with a long name')
})

const sections = ['profile', 'commitment', 'health', 'work', 'notifications', 'security', 'data']

test('what a member presses on a phone answers to a finger', async ({ page, request }) => {
  const samples = await findSamples(request)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'member')
  const missions = [samples.open, samples.mine, samples.study]
  const pages = ['/home', '/missions/browse', ...missions, '/my_missions', '/resources', samples.article, '/dashboard']
  for (const path of [...pages, '/users/me', ...sections.map((tab) => `/users/me?tab=${tab}`), '/whats_new']) {
    await openScreen(page, path)
    await expectTouchable(page, path)
  }
})

test('what a visitor presses on a phone answers to a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/login', '/signup', '/forgot_password', '/notices/privacy', '/nowhere']) {
    await openScreen(page, path)
    await expectTouchable(page, path)
  }
})
