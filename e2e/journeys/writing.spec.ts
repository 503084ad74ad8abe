import type { Page } from '@playwright/test'
import { accounts, type Account } from '../accounts.ts'
import { callAs } from '../api.ts'
import { test } from '../restoring.ts'
import { signIn } from '../people.ts'
import { expect, watch } from '../watched-page.ts'

const wide = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

test(
  'a referent writes an article, headquarters publishes it from a phone, and a member reads it',
  { tag: '@promise' },
  async ({ page, browser, request, complaints, baseURL, afterwards }) => {
    const title = `Bien dormir pendant les traitements ${Date.now()}`
    async function enterAs(account: Account, viewport: typeof phone): Promise<Page> {
      const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport })
      afterwards(() => context.close())
      const opened = await context.newPage()
      watch(opened, complaints, baseURL ?? '')
      await signIn(opened, accounts[account])
      return opened
    }

    // The author, on a wide screen.
    await page.setViewportSize(wide)
    await signIn(page, accounts.referent)
    // Any picture of a screen is a picture; each further pixel is drawn again in every size.
    const clip = { x: 0, y: 0, width: 800, height: 500 }
    const picture = { name: 'chambre.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) }
    await page.goto('/resources')
    await page.getByRole('link', { name: 'Nouvel article' }).click()
    await page.getByLabel('Titre').fill(title)
    await page.getByRole('button', { name: 'Commencer à écrire' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Modifier l’article' })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    afterwards(async () => {
      await callAs(request, 'admin', 'DELETE', `/article/${id}/delete`)
    })

    await page.getByLabel('Résumé').fill('Des gestes simples pour retrouver le sommeil, soir après soir.')
    const text = page.getByRole('textbox', { name: 'Texte', exact: true })
    const tools = page.getByRole('toolbar')
    await text.click()
    await tools.getByRole('button', { name: 'Titre', exact: true }).click()
    await page.keyboard.type('Le soir')
    await page.keyboard.press('Enter')
    // In one piece, as from a clipboard: the words above are typed.
    await page.keyboard.insertText('Une heure avant de se coucher, la lumière baisse et les écrans s’éteignent.')
    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: 'Image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Image' })
    await dialog.locator('input[type="file"]').setInputFiles(picture)
    await dialog.getByRole('radio', { name: 'Elle apporte une information' }).check()
    await dialog.getByLabel('Texte de remplacement').fill('Une chambre aux volets fermés')
    await dialog.getByLabel('Légende').fill('La chambre, le soir')
    await expect(dialog.getByText('Fichier envoyé')).toBeVisible()
    await dialog.getByRole('button', { name: 'Insérer l’image' }).click()
    await expect(text.getByRole('img', { name: 'Une chambre aux volets fermés' })).toBeVisible()
    await tools.getByRole('button', { name: 'Tableau' }).click()
    await page.getByRole('menuitem', { name: 'Insérer un tableau' }).click()
    await text.locator('th').first().click()
    await page.keyboard.type('Heure')
    await expect(text.locator('th').first()).toHaveText('Heure')
    await text.press('Control+End')

    await page.getByRole('button', { name: 'Soumettre à relecture' }).click()
    await expect(page.getByText('Il manque encore 3 éléments')).toBeVisible()
    await page.locator('input[type="file"]').first().setInputFiles(picture)
    await expect(page.getByText(/^Fichier envoyé/)).toBeVisible()
    await page.getByLabel('Texte de remplacement').fill('Une lampe de chevet')
    await page.getByLabel('Thèmes').click()
    await page.getByRole('option', { name: 'Actions pour les malades' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('6 sur 6 prêts')).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.getByRole('button', { name: 'Soumettre à relecture' }).click()
    await expect(page.getByText(/^Soumis à relecture le/)).toBeVisible()

    // The publisher, on a phone.
    const publisher = await enterAs('headquarters', phone)
    await publisher.goto('/resources?tab=manage')
    const card = publisher.getByRole('listitem').filter({ hasText: title })
    await expect(card.getByText('À relire', { exact: true })).toBeVisible()
    await card.getByRole('link', { name: title }).click()
    await publisher.getByRole('link', { name: 'Modifier' }).click()
    await publisher.getByRole('button', { name: 'Aperçu', exact: true }).click()
    const preview = publisher.getByRole('dialog', { name: 'Aperçu de l’article' })
    const tried = preview.frameLocator('iframe')
    await expect(tried.getByRole('heading', { name: 'Le soir' })).toBeVisible()
    expect(await tried.locator('html').evaluate(() => window.innerWidth)).toBe(360)
    await preview.getByRole('radio', { name: /^Ordinateur/ }).check()
    await expect.poll(() => tried.locator('html').evaluate(() => window.innerWidth)).toBe(1280)
    await preview.getByRole('button', { name: 'Fermer' }).click()
    // Leaving with something unsaved asks first.
    await publisher.getByLabel('Résumé').fill('Des gestes simples pour retrouver le sommeil.')
    await publisher.getByRole('link', { name: 'Voir l’article' }).click()
    await publisher.getByRole('button', { name: 'Continuer à écrire' }).click()
    await publisher.getByRole('button', { name: 'Publier…' }).click()
    await publisher.getByRole('button', { name: 'Publier maintenant' }).click()
    await expect(publisher.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(publisher.getByText('Des gestes simples pour retrouver le sommeil.', { exact: true })).toBeVisible()

    // The reader, on a phone: finds it by its words, and nothing moves while it loads.
    const reader = await enterAs('member', phone)
    await reader.goto(`/resources?search=${encodeURIComponent(title)}`)
    await reader.getByRole('link', { name: title }).click()
    const figure = reader.getByRole('figure')
    await expect(figure.getByText('La chambre, le soir')).toBeVisible()
    const shown = figure.getByRole('img', { name: 'Une chambre aux volets fermés' })
    await expect(shown).toHaveAttribute('srcset', /640w/)
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(reader.getByRole('columnheader', { name: 'Heure' })).toBeVisible()
    const size = () => reader.getByText('Une heure avant').evaluate((element) => getComputedStyle(element).fontSize)
    const before = await size()
    await reader.getByRole('button', { name: 'Très grand texte' }).click()
    expect(parseFloat(await size())).toBeGreaterThan(parseFloat(before))
    await reader.emulateMedia({ media: 'print' })
    await expect(reader.getByRole('banner')).toBeHidden()
    await expect(reader.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  },
)
