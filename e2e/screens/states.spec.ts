import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'
import { expectAccessible } from './accessible.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'

/** States that no address leads to: windows, menus, errors beside fields, refusals, areas that are missing. */

const phone = { width: 360, height: 740 }

test('a member’s windows and errors are without fault to axe', async ({ page, request }) => {
  const samples = await findSamples(request)
  await enter(page, 'member')
  const dialog = page.getByRole('dialog')

  await openScreen(page, samples.asking)
  await page.getByRole('button', { name: words.fr.register }).click()
  await expectAccessible(page, 'registration')
  await dialog.getByRole('button', { name: /^(Envoyer ma demande|Confirmer)/ }).click()
  await expect(dialog.getByText('Répondez ici avant de continuer.').first()).toBeVisible()
  await expectAccessible(page, 'registration with errors')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'registration with errors on a phone')

  await openScreen(page, samples.mine)
  await page.getByRole('button', { name: /^(Me retirer|Retirer ma demande|Quitter la liste d’attente)$/ }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'withdrawal on a phone')

  await openScreen(page, '/missions/browse')
  await page.getByRole('button', { name: 'Filtres' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'filters on a phone')
  await dialog.getByRole('combobox', { name: 'Domaine' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page, 'choices of a filter on a phone')
  await page.keyboard.press('Escape')

  await page.route('**/api/mission/list?*', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'Indisponible', status: 503, data: { code: 'SERVICE_UNAVAILABLE', fields: {} } },
    }),
  )
  await page.goto('/missions/browse')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expectAccessible(page, 'missions that could not be loaded')
})

test('the windows of staff are without fault to axe', async ({ page, request }) => {
  const samples = await findSamples(request)
  await enter(page, 'referent')
  await openScreen(page, '/home')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'menu of the team')

  await openScreen(page, `${samples.managed}?tab=participants`)
  await page
    .getByRole('button', { name: /^Refuser / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'refusal')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser', exact: true }).click()
  await expectAccessible(page, 'refusal without a reason')

  await openScreen(page, '/my_department')
  await page.getByRole('button', { name: 'Filtres' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'filters of a table')
})

test('the windows in which an admin approves, refuses and suspends are without fault to axe', async ({ page }) => {
  await enter(page, 'admin')
  const dialog = page.getByRole('dialog')
  for (const [tab, act] of [
    ['pending_approval', 'Valider'],
    ['pending_approval', 'Refuser'],
    ['validated', 'Suspendre'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openScreen(page, `/user_management?tab=${tab}`)
    // The oldest account: the newest ones belong to the journeys, which approve and delete them meanwhile.
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Actions' }) })
      .first()
    if (act === 'Valider') await page.getByRole('row').getByRole('button', { name: act }).first().click()
    else {
      await row.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: act }).click()
    }
    await expect(dialog).toBeVisible()
    await expectAccessible(page, act)
    if (act !== 'Valider') {
      await dialog.getByRole('button', { name: act, exact: true }).click()
      await expect(dialog.getByText('Écrivez la raison en quelques mots.')).toBeVisible()
    }
    await page.setViewportSize(phone)
    await expectAccessible(page, `${act} on a phone`)
  }
})

test('errors beside the pages around an account are without fault to axe', async ({ page }) => {
  await page.setViewportSize(phone)
  await openScreen(page, '/signup')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel(words.fr.email, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Choisissez un mot de passe.')).toBeVisible()
  await expect(page.getByLabel(words.fr.email, { exact: true })).toBeFocused()
  await expectAccessible(page, 'sign-up with errors on a phone')
  await openScreen(page, '/confirm_forgot_password')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Saisissez le code reçu par e-mail.')).toBeVisible()
  await expectAccessible(page, 'new password with errors on a phone')
})

test('errors beside the sign-in form are without fault to axe', async ({ page }) => {
  await openScreen(page, '/login')
  await page.getByRole('main').getByRole('button', { name: words.fr.signIn, exact: true }).click()
  await expect(page.getByText('Indiquez votre mot de passe.')).toBeVisible()
  await expect(page.getByLabel(words.fr.email, { exact: true })).toBeFocused()
  await expectAccessible(page, 'empty sign-in')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'empty sign-in on a phone')
})

test('the card of an area that is missing is without fault to axe', async ({ page, expectComplaint }) => {
  expectComplaint(/mf-articles|mf_articles|RUNTIME-|remoteEntry/)
  await enter(page, 'member')
  await page.route('**/remotes/mf-articles/**', (route) => route.abort())
  await page.goto('/resources')
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expectAccessible(page, 'missing area')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'missing area on a phone')
})
