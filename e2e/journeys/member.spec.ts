import { chooseLanguage, logOut, membersOf } from '../people.ts'
import { password } from '../accounts.ts'
import { simpleMissions } from '../missions.ts'
import { tokenFor } from '../token-for.ts'
import { expect, test } from '../watched-page.ts'
import { type Language, words } from '../words.ts'

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

const visits = (['fr', 'en'] satisfies Language[]).flatMap((language) =>
  screens.map((viewport) => ({ language, viewport })),
)

for (const [index, { language, viewport }] of visits.entries()) {
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ viewport, locale: language === 'fr' ? 'fr-FR' : 'en-GB', hasTouch: viewport.width < 600 })

    test('a member goes from the landing page to a registration and back out', async ({ page, request }) => {
      const text = words[language]
      const email = (await membersOf(request, '69'))[index] ?? ''
      const missions = await simpleMissions(request, await tokenFor(request, email), '69')
      const mission = missions[index % missions.length]
      if (!mission) throw new Error('The demonstration data hold no simple open mission in department 69')

      await page.goto('/')
      await chooseLanguage(page, language)
      await page.getByRole('banner').getByRole('link', { name: text.signIn }).click()
      await page.getByLabel(text.email, { exact: true }).fill(email)
      await page.getByLabel(text.password, { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: text.signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/home$/)
      await expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Hello)/ })).toBeVisible()
      // An account has a language of its own; the choice of this visit wins.
      await chooseLanguage(page, language)
      await expect(page.getByRole('heading', { level: 1, name: text.greeting })).toBeVisible()

      await page.getByRole('link', { name: text.missions, exact: true }).click()
      await expect(page).toHaveURL(/\/missions\/browse$/)
      await expect(page).toHaveTitle(`${text.browseTitle} – Ensemble`)
      await expect(page.getByText(text.count).first()).toBeVisible()
      const all = Number.parseInt(await page.getByText(text.count).first().innerText(), 10)
      expect(all).toBeGreaterThanOrEqual(150)

      await page.getByRole('searchbox', { name: text.search }).fill(mission.title)
      await page.getByRole('button', { name: text.searchButton, exact: true }).click()
      await expect(page).toHaveURL(/search=|words=|q=/)
      await expect(page.getByText(text.count).first()).not.toHaveText(new RegExp(`^${all} `))
      await page.getByRole('link', { name: mission.title }).first().click()

      await expect(page).toHaveURL(new RegExp(`/missions/${mission.id}$`))
      await expect(page.getByRole('heading', { level: 1, name: mission.title })).toBeVisible()
      await page.getByRole('button', { name: text.register }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.send }).click()
      await expect(page.getByRole('main').getByText(text.sent).first()).toBeVisible()

      await page.getByRole('link', { name: text.myMissions, exact: true }).first().click()
      await expect(page).toHaveURL(/\/my_missions/)
      const pending = page.getByRole('region', { name: new RegExp(text.pending) })
      await expect(pending.getByRole('link', { name: mission.title })).toBeVisible()

      await logOut(page, language)
      await expect(page).toHaveURL(/\/login$/)
      await page.goBack()
      await expect(page.getByRole('link', { name: mission.title })).toHaveCount(0)
    })
  })
}
