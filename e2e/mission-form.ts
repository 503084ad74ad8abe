import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Account } from './accounts.ts'
import { callAs } from './api.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** By the keyboard: a list of choices closes when the page scrolls, as it does to bring a field into view. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: field })
  await select.scrollIntoViewIfNeeded()
  await select.press('Enter')
  await page.getByRole('option', { name: option }).click()
}

export interface Written {
  title: string
  /** A picture, described. */
  cover?: Buffer
  /** Who runs it too, found by name. */
  colleague?: string
  /** The structure that it comes from, where that is not the league. */
  organisation?: string
  /** Looks at a step before it is left. */
  look?: (what: string) => Promise<void>
}

/** Writes a new mission through the five steps, looks at each, checks what members will read, and sends it. */
export async function writeMission(
  page: Page,
  { title, cover, colleague, organisation, look }: Written,
): Promise<void> {
  await page.getByRole('link', { name: 'Nouvelle mission' }).click()
  const form = page.getByRole('form', { name: 'Nouvelle mission' })
  async function next() {
    await look?.((await form.getByText(/^Étape \d sur 5/).textContent()) ?? '')
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
  if (cover) {
    await form.locator('input[type="file"]').setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer: cover })
    await expect(form.getByText(/^Fichier envoyé/)).toBeVisible()
    await form.getByLabel('Description de l’image').fill('Un stand sous un parasol')
  }
  await choose(page, 'Type de mission', 'Événement')
  await form.getByRole('checkbox', { name: 'Prévention' }).check()
  if (organisation !== undefined) {
    await form.getByRole('radio', { name: 'Structure extérieure' }).check()
    await next()
    await expect(form.getByLabel('Nom de la structure')).toBeFocused()
    await form.getByLabel('Nom de la structure').fill(organisation)
    await choose(page, 'Type de structure', 'Association')
    await form.getByRole('checkbox', { name: 'Plaidoyer' }).last().check()
    await form.getByLabel('Adresse e-mail de contact').fill('contact@example.org')
  }
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
  await form.getByRole('checkbox', { name: 'On peut rester en position assise' }).check()
  await form.getByRole('radio', { name: 'Oui' }).check()
  await next()
  await next()

  const preview = page.getByRole('region', { name: 'Aperçu' })
  await expect(preview).toContainText('Un café est offert')
  await expect(preview).toContainText('Effort léger')
  // A phone shows when and where first, and no picture.
  const wide = (page.viewportSize()?.width ?? 0) >= 600
  if (cover && wide) await expect(preview.getByRole('img', { name: 'Un stand sous un parasol' })).toBeVisible()
  if (colleague) {
    await form.getByRole('searchbox', { name: 'Chercher un nom parmi les pilotes' }).fill(colleague)
    await form.getByRole('checkbox', { name: colleague }).check()
  }
  await look?.('the last step')
  await form.getByRole('button', { name: /^(Créer la mission|Envoyer pour validation)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** A draft that an earlier run has left on the server would be found again, as it should. */
export async function forgetDraft(request: APIRequestContext, account: Account): Promise<void> {
  await callAs(request, account, 'DELETE', '/user/me/drafts/mission.form.new')
}
