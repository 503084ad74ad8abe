import { type APIRequestContext, type Page } from '@playwright/test'
import { type Account, accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { personOf } from '../made-missions.ts'
import { signIn } from '../people.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { expect, test } from '../watched-page.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** By the keyboard: a list of choices closes when the page scrolls, as it does to bring a field into view. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: field })
  await select.scrollIntoViewIfNeeded()
  await select.press('Enter')
  await page.getByRole('option', { name: option }).click()
}

interface Written {
  title: string
  cover: Buffer
  /** Who runs it too, found by name. */
  colleague: string
}

/** Writes a new mission through the five steps, looks at each, checks what members will read, and sends it. */
async function write(page: Page, { title, cover, colleague }: Written): Promise<void> {
  await page.getByRole('link', { name: 'Nouvelle mission' }).click()
  const form = page.getByRole('form', { name: 'Nouvelle mission' })
  async function next() {
    await expectAccessible(page, (await form.getByText(/^Étape \d sur 5/).textContent()) ?? '')
    await form.getByRole('button', { name: 'Continuer' }).click()
  }
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeVisible()
  await next()
  await expect(page.getByText('champs de cette étape sont à corriger')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(title)
  await form.getByLabel('Résumé').fill('Une matinée au marché pour parler du dépistage.')
  await form.getByRole('textbox', { name: 'Description' }).click()
  await page.keyboard.type('Vous tenez le stand à trois, assis, de neuf heures à midi, avec des pauses.')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Liste à puces' }).click()
  await page.keyboard.type('Un café est offert')
  await form.locator('input[type="file"]').setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer: cover })
  await expect(form.getByText(/^Fichier envoyé/)).toBeVisible()
  await form.getByLabel('Description de l’image').fill('Un stand sous un parasol')
  await choose(page, 'Type de mission', 'Événement')
  await form.getByRole('checkbox', { name: 'Prévention' }).check()
  await next()

  await form.getByLabel('Début', { exact: true }).fill(day(20))
  await form.getByLabel('Début, heure').fill('09:00')
  await form.getByLabel('Fin', { exact: true }).fill(day(20))
  await form.getByLabel('Fin, heure').fill('12:00')
  await form.getByRole('radio', { name: 'Sur place', exact: true }).check()
  await form.getByLabel('Code postal').fill('69003')
  await form.getByLabel('Ville').fill('Lyon')
  await next()

  await form.getByLabel('Nombre de places', { exact: true }).fill('3')
  await form.getByLabel('Heures').fill('3')
  await form.getByRole('radio', { name: 'Léger' }).check()
  await form.getByRole('checkbox', { name: 'On peut rester assis' }).check()
  await form.getByRole('radio', { name: 'Oui' }).check()
  await next()
  await next()

  const preview = page.getByRole('region', { name: 'Aperçu' })
  await expect(preview).toContainText('Un café est offert')
  await expect(preview).toContainText('Effort léger')
  await expect(preview.getByRole('img', { name: 'Un stand sous un parasol' })).toBeVisible()
  await form.getByRole('searchbox', { name: 'Chercher un pilote par son nom' }).fill(colleague)
  await form.getByRole('checkbox', { name: colleague }).check()
  await expectAccessible(page, 'the last step')
  await form.getByRole('button', { name: 'Créer la mission' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** A draft that an earlier run has left on the server would be found again, as it should. */
async function forgetDraft(request: APIRequestContext, account: Account): Promise<void> {
  await callAs(request, account, 'DELETE', '/user/me/drafts/mission.form.new')
}

test('an admin writes on a phone: online at once, then refused, and deleted; the filters of a column are its menu’s', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await forgetDraft(request, 'admin')
  const title = `Porte ouverte ${Date.now()}`
  const colleague = await personOf(request, accounts.referent)
  const cover = await page.screenshot()
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, accounts.admin)
  await page.goto('/missions/management')
  await write(page, { title, cover, colleague: colleague.displayName })
  const missionId = new URL(page.url()).pathname.split('/')[2]
  const { data: stored } = await callAs(request, 'admin', 'GET', `/mission/${missionId}`)
  expect(stored).toMatchObject({
    coverAlt: 'Un stand sous un parasol',
    managerIds: expect.arrayContaining([colleague.id]),
  })
  await expect(page.getByText('Cette mission attend sa validation.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Refuser la mission' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Raison' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByLabel('Ce qui est à revoir').fill('Elle fait double emploi.')
  await dialog.getByRole('button', { name: 'Refuser la mission' }).click()
  await expect(page.getByText('Cette mission doit être revue avant d’être publiée')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/missions/management?tab=all')
  const grid = page.getByRole('grid')
  await grid.getByRole('columnheader', { name: 'Mission' }).hover()
  await grid
    .getByRole('button', { name: /Mission/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Filtrer cette colonne' }).click()
  await page.getByRole('dialog').getByLabel('Valeur').fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Appliquer' }).click()
  await expect(page).toHaveURL(/filters=/)
  await expect(grid.getByRole('link', { name: title })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
  expect((await file).suggestedFilename()).toBe('missions-all.csv')
  await grid.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await Promise.all([
    // It goes by itself while the list is still on its way.
    expect(page.getByText('La mission est supprimée.')).toBeVisible(),
    page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la mission' }).click(),
  ])
  await expect(page).toHaveURL(/\/missions\/management$/)
})

test('two people edit one mission: the second is told, nothing is overwritten', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { data: mine } = await callAs<{ items: { id: string }[] }>(
    request,
    'referent',
    'GET',
    `/mission/creator_missions?filters=${encodeURIComponent(
      JSON.stringify([{ field: 'displayStatus', operator: 'eq', value: 'upcoming' }]),
    )}`,
  )
  const missionId = mine.items.at(-1)?.id
  const before = await callAs<{ updatedAt: string; practicalInfo: string | null }>(
    request,
    'referent',
    'GET',
    `/mission/${missionId}`,
  )
  await signIn(page, accounts.referent)
  await page.goto(`/missions/management?form=edit&mission=${missionId}`)
  const form = page.getByRole('form', { name: 'Modifier la mission' })
  await form.getByRole('button', { name: 'Continuer' }).click()
  await form.getByLabel('Informations pratiques').fill('Mon texte, écrit pendant ce temps.')
  const theirs = await callAs(request, 'admin', 'PUT', `/mission/${missionId}/edit`, {
    body: { updatedAt: before.data.updatedAt, practicalInfo: 'Leur texte, enregistré le premier.' },
  })
  expect(theirs).toMatchObject({ success: true })
  await form.getByRole('button', { name: 'Enregistrer maintenant' }).click()
  await expect(page.getByText('Une autre personne a enregistré des changements entre-temps.')).toBeVisible()
  await expect(page.getByText('Enregistré : Leur texte, enregistré le premier.')).toBeVisible()
  await expect(form.getByLabel('Informations pratiques')).toHaveValue('Mon texte, écrit pendant ce temps.')
  await expectAccessible(page, 'the notice of somebody else’s changes')
  await page.getByRole('button', { name: 'Garder le mien : Informations pratiques' }).click()
  await form.getByRole('button', { name: 'Enregistrer maintenant' }).click()
  await expect(page).toHaveURL(new RegExp(`/missions/${missionId}$`))
  await expect(page.getByText('Mon texte, écrit pendant ce temps.')).toBeVisible()
})
