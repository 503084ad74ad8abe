import type { Page } from '@playwright/test'
import { holdScripts } from '../held-scripts.ts'
import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'

/** Tab by Tab, what the focus meets. */
async function expectStops(page: Page, names: (string | RegExp)[]) {
  for (const name of names) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
}

test('the first stop leads to the content', async ({ page }) => {
  await openScreen(page, '/login')
  await expectStops(page, ['Aller au contenu'])
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectStops(page, [words.fr.email])
})

test('the first stop leads to the content before the application has come, and the focus stays there', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/login')
  await expectStops(page, ['Aller au contenu'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  letGo()
  await page.waitForFunction(() => !('ensembleEarlyPress' in window))
  await expect(page.getByRole('main')).toBeFocused()
  await expectStops(page, [words.fr.email])
})

test('the sign-in page is walked through in the order of the eye', async ({ page }) => {
  await openScreen(page, '/login')
  await expectStops(page, [
    'Aller au contenu',
    'Ensemble, retour à l’accueil',
    /langue$/,
    words.fr.email,
    words.fr.password,
    'Afficher le mot de passe',
    /^Mot de passe oublié/,
    'Garder ma session ouverte sur cet appareil',
    words.fr.signIn,
    'Continuer avec un compte de la Ligue',
    'Créer un compte',
    'Confort de lecture',
    'Accessibilité',
    'Vos données',
    'Charte',
    'Mentions légales',
    'Nous écrire',
  ])
})

test('the first step of a sign-up is walked through in the order of the eye, and says what is missing', async ({
  page,
}) => {
  await openScreen(page, '/signup')
  await expectStops(page, [
    'Aller au contenu',
    'Ensemble, retour à l’accueil',
    /langue$/,
    /^Malade/,
    'Continuer',
    words.fr.signIn,
  ])
  await page.getByRole('button', { name: 'Continuer' }).press('Enter')
  await expect(page.getByText('Choisissez la réponse la plus proche de votre situation.')).toBeVisible()
  await expect(page.locator('input[type="radio"]:focus')).toHaveCount(1)
})

test('the missions are walked through in the order of the eye', async ({ page }) => {
  await enter(page, 'member')
  await openScreen(page, '/missions/browse')
  const [first = ''] = await page
    .getByRole('main')
    .getByRole('list', { name: 'Missions' })
    .getByRole('link')
    .allTextContents()
  await expectStops(page, [
    'Aller au contenu',
    'Ensemble, retour à l’accueil',
    'Accueil',
    'Ressources',
    'Missions',
    'Mes missions',
    'Tableau de bord',
    'Notifications',
    'Menu',
    words.fr.logout,
    words.fr.search,
    words.fr.searchButton,
    /^Lieu/,
    /^Quand/,
    /^Domaine/,
    /^Type de mission/,
    'Filtres',
    'Voir la carte',
    /^Trier les missions/,
    first,
  ])
})

test('a window takes the focus, keeps it, and gives it back', async ({ page, request }) => {
  const samples = await findSamples(request)
  await enter(page, 'member')
  await openScreen(page, samples.asking)
  const opener = page.getByRole('button', { name: words.fr.register })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const stops = await dialog.locator('a[href], button, input, textarea').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press(key)
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a menu is used with the arrows and closed with Escape', async ({ page }) => {
  await openScreen(page, '/login')
  const trigger = page.getByRole('button', { name: /langue$/ })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const french = page.getByText('Français', { exact: true })
  const english = page.getByText('English', { exact: true })
  const comfort = page.getByText('Confort de lecture', { exact: true })
  const focused = page.getByRole('menu').locator(':focus')
  await expect(focused.and(page.locator('[role^="menuitem"]', { has: french }))).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(focused.and(page.locator('[role^="menuitem"]', { has: english }))).toHaveCount(1)
  await page.keyboard.press('Home')
  await expect(focused.and(page.locator('[role^="menuitem"]', { has: french }))).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(focused.and(page.locator('[role^="menuitem"]', { has: comfort }))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('Escape closes a toast and leaves the focus where it was', async ({ page }) => {
  await enter(page, 'member')
  await openScreen(page, '/missions/browse')
  await page.route('**/api/mission/list*', (route) =>
    route.fulfill({
      status: 503,
      json: {
        success: false,
        message: 'Indisponible.',
        status: 503,
        data: { code: 'SERVICE_UNAVAILABLE', fields: {} },
      },
    }),
  )
  const search = page.getByRole('button', { name: words.fr.searchButton })
  await page.getByRole('searchbox', { name: words.fr.search }).fill('radio')
  await search.focus()
  await page.keyboard.press('Enter')
  const toast = page.locator('[data-severity="error"]').filter({ hasText: 'Indisponible.' })
  await expect(toast).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(toast).toBeVisible()
  await search.focus()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
  await expect(search).toBeFocused()
})

test('a change of page moves the focus to its title or, while that is to come, to its content', async ({ page }) => {
  await enter(page, 'member')
  await openScreen(page, '/home')
  for (const [link, title] of [
    ['Missions', 'Trouver une mission'],
    ['Mes missions', 'Mes missions'],
    ['Tableau de bord', 'Tableau de bord'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle(`${title} – Ensemble`)
    await expect(page.locator('h1:focus, main:focus')).toHaveCount(1)
  }
})
