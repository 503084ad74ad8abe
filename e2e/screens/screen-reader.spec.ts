import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'

/** The scripts of docs/guides/screen-readers.md: names, roles and order, as the accessibility tree has them. */

test('a visitor hears what the platform is, real missions, and the way in', async ({ page }) => {
  await openScreen(page, '/')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Ensemble, retour à l’accueil"
      - button /langue/
      - link "Se connecter"
  `)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Face au cancer, votre expérience compte" [level=1]
      - link "Créer un compte"
      - region "Quatre façons de participer":
        - heading "Quatre façons de participer" [level=2]
        - list
      - region "Des missions vous attendent":
        - heading "Des missions vous attendent" [level=2]
        - term: Missions ouvertes
        - list:
          - listitem:
            - article:
              - heading [level=3]
      - region "Comment ça se passe"
      - region "Questions fréquentes"
      - region "Envie d’essayer ?":
        - link "Créer un compte"
  `)
})

test('who signs in hears what is wrong, and stands in the field', async ({ page }) => {
  await openScreen(page, '/login')
  const main = page.getByRole('main')
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - textbox "${words.fr.email}"
      - textbox "${words.fr.password}"
      - button "Afficher le mot de passe"
      - checkbox "Garder ma session ouverte sur cet appareil"
      - button "${words.fr.signIn}"
  `)
  await main.getByRole('button', { name: words.fr.signIn, exact: true }).press('Enter')
  const email = main.getByRole('textbox', { name: words.fr.email })
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/./)
})

test('a member hears when and where a mission is, and what its window asks', async ({ page, request }) => {
  const samples = await findSamples(request)
  await enter(page, 'member')
  await openScreen(page, samples.asking)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  const register = page.getByRole('button', { name: words.fr.register })
  await register.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(/./)
  for (const field of await dialog.getByRole('textbox').all()) await expect(field).toHaveAccessibleName(/./)
  await dialog.getByRole('button', { name: /^(Envoyer ma demande|Confirmer)/ }).press('Enter')
  const first = dialog.getByRole('textbox').first()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription(/Répondez ici avant de continuer\./)
  await page.keyboard.press('Escape')
  await expect(register).toBeFocused()
})

test('a reader hears who wrote an article, and can jump through its headings', async ({ page, request }) => {
  const samples = await findSamples(request)
  await enter(page, 'member')
  await openScreen(page, samples.article)
  const headings = page.getByRole('main').getByRole('heading')
  await expect(headings.first()).toBeVisible()
  const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels[0]).toBe(1)
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1))
  await page.getByRole('banner').getByRole('link', { name: 'Missions', exact: true }).press('Enter')
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1)
  await expect(page).toHaveTitle(/^Trouver une mission/)
})
