import type { Page } from '@playwright/test'
import { accounts, password } from '../accounts.ts'
import { callAs } from '../api.ts'
import { loadsCounted } from '../federation/load-reports.ts'
import { mailTo } from '../mailbox.ts'
import { closeMission, makeMission, missionBody, personOf } from '../made-missions.ts'
import { askToLogOut, chooseLanguage, fillSignIn, membersOf, signIn } from '../people.ts'
import { settled } from '../screens/open-screen.ts'
import { openOn, wide } from '../sides.ts'
import { words } from '../words.ts'
import { expect, noteRefusals, test } from './without-faults.ts'

/**
 * What people do most, in each area, across every border between the versions: page and remote, page and service,
 * service and service. Titles are columns of the table at the end of `npm run test:skew`.
 */
test.use({ viewport: wide })

const text = words.fr

/** A word that no other mission holds, so that the search finds this one. */
const unique = () => `Zéphyr${Date.now().toString(36)}`

test('home', async ({ page }) => {
  await signIn(page, accounts.member)
  await settled(page)
  // What the session knows must outlive the page.
  await page.reload()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: text.greeting })).toBeVisible()
  // The release before asks no question.
  const confirm = await askToLogOut(page)
  await confirm
    .or(page.getByLabel(text.password, { exact: true }))
    .first()
    .waitFor()
  if (await confirm.isVisible()) await confirm.click()
  await expect(page).toHaveURL(/\/login$/)
})

test('mission', async ({ page, request, browser, complaints, refused, baseURL }) => {
  const email = (await membersOf(request, '69'))[0] ?? ''
  const referent = await personOf(request, accounts.referent)
  const title = `${unique()}, au jardin`
  const mission = await makeMission(request, title, {
    managerIds: [referent.id],
    origin: 'departmental_committee',
    departmentCode: '69',
    registrationMode: 'selection',
  })

  await enterInFrench(page, email)
  await page.getByRole('link', { name: text.missions, exact: true }).click()
  await expect(page).toHaveURL(/\/missions\/browse$/)
  await page.getByRole('searchbox', { name: text.search }).fill(title)
  await page.getByRole('button', { name: text.searchButton, exact: true }).click()
  await page.getByRole('link', { name: title }).first().click()
  await expect(page).toHaveURL(new RegExp(`/missions/${mission}$`))
  await page.getByRole('button', { name: text.register }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text.send }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(text.sent).first()).toBeVisible()

  const team = await openOn({ browser, complaints, baseURL }, wide)
  noteRefusals(team, refused)
  await signIn(team, accounts.referent)
  await team.goto(`/missions/${mission}?tab=participants`)
  await team
    .getByRole('button', { name: /^Accepter/ })
    .first()
    .click()
  // The member's page is not touched: the event of one version reaches the page of the other.
  await expect(main.getByText(text.confirmedState).first()).toBeVisible()
  await mailTo(request, email, (subject) => subject.includes('Votre participation est confirmée'))
  await team.goto('about:blank')
  await team.context().close()

  await page.getByRole('button', { name: text.withdraw }).click()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: text.withdraw }).click()
  await expect(main.getByText(/Vous (vous êtes retiré de|ne participez plus à) cette mission/)).toBeVisible()
  await closeMission(request, mission)
})

test('approval', async ({ page, request }) => {
  const referent = await personOf(request, accounts.referent)
  const title = `${unique()}, à valider`
  const written = await callAs<{ id: string }>(request, 'referent', 'POST', '/mission/create', {
    body: missionBody(title, [referent.id], { origin: 'departmental_committee', departmentCode: '69' }),
  })
  expect(written, JSON.stringify(written)).toMatchObject({ success: true })
  const waits = page.getByText('Cette mission attend sa validation.')

  await signIn(page, accounts.headquarters)
  await page.goto(`/missions/${written.data.id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'Valider', exact: true }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByRole('button', { name: 'Valider', exact: true }).click()
  await expect(waits).toBeHidden()
  await closeMission(request, written.data.id)
})

test('article', async ({ page }) => {
  await signIn(page, accounts.member)
  await page.getByRole('banner').getByRole('link', { name: 'Ressources', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ressources', exact: true })).toBeVisible()
  const main = page.getByRole('main')
  const first = main.getByRole('heading', { level: 3 }).first().getByRole('link')
  const title = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/\/articles\//)
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await settled(page)
})

test('profile', async ({ page, request }) => {
  const email = (await membersOf(request, '69'))[1] ?? ''
  await enterInFrench(page, email)
  await page.goto('/users/me')
  const city = page.getByLabel(/^Ville/)
  const next = (await city.inputValue()) === 'Villeurbanne' ? 'Lyon' : 'Villeurbanne'
  await city.fill(next)
  // A field saves itself when it is left; the version before had a button.
  const button = page.getByRole('button', { name: /^Enregistrer.*Vous joindre$/ })
  const leaveOrSave = async () => ((await button.count()) > 0 ? button.click() : city.blur())
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    leaveOrSave(),
  ])
  expect(saved.status()).toBe(200)
  await page.reload()
  await expect(city).toHaveValue(next)
})

test('accounts', async ({ page }) => {
  await signIn(page, accounts.admin)
  // The shell before called it the menu of the team.
  await page.getByRole('banner').getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('menuitem', { name: /Gérer les (utilisateurs|comptes)/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gérer les comptes' })).toBeVisible()
  const active = page.getByRole('tab', { name: /Actifs/ })
  await active.click()
  await expect(active).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('searchbox').first().fill(accounts.member)
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page.getByText(accounts.member).first()).toBeVisible()
})

test('reports', async () => {
  // What the boundaries of the pages above have told the gateway: every remote was loaded, none of them with trouble.
  for (const remote of ['mf-missions', 'mf-articles', 'mf-users'])
    await expect.poll(() => loadsCounted({ remote, outcome: 'loaded' })).toBeGreaterThan(0)
  expect(await loadsCounted({ outcome: 'failed' })).toBe(0)
  expect(await loadsCounted({ outcome: 'recovered' })).toBe(0)
})

/** Signs in, whatever language the account has, and goes on in French. */
async function enterInFrench(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Hello)/ })).toBeVisible()
  await settled(page)
  await chooseLanguage(page, 'fr')
}
