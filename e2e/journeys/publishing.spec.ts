import type { Route } from '@playwright/test'
import { callAs } from '../api.ts'
import {
  beginArticle,
  bringDocument,
  completeContent,
  guide,
  type MadeArticle,
  removeArticle,
} from '../made-articles.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { enter, openScreen, settled } from '../screens/open-screen.ts'
import { expect } from '../watched-page.ts'

const wide = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

test('headquarters meets another editor, puts an earlier text back, plans, publishes, takes back and deletes', async ({
  page,
  request,
  afterwards,
}) => {
  const title = `Choisir un chapeau ${Date.now()}`
  const { id } = await beginArticle(request, 'headquarters', await completeContent(request, title))
  afterwards(() => removeArticle(request, id))
  await page.setViewportSize(wide)
  await enter(page, 'headquarters')
  await openScreen(page, `/articles/${id}/edit`)
  const titleField = page.getByRole('textbox', { name: 'Titre', exact: true })
  await expect(titleField).toHaveValue(title)
  await expectAccessible(page, 'the editor of a whole article')

  // Without a pointer: the tools are one stop before the text, with arrows inside.
  const text = page.getByRole('textbox', { name: 'Texte', exact: true })
  const tools = page.getByRole('toolbar', { name: 'Mise en forme' })
  await text.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tools.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tools.getByRole('button').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Important')
  await expect(text.locator('strong')).toHaveText('Important')

  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await save.click()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()

  // Somebody else saves meanwhile.
  const theirs = 'Choisir une ombrelle'
  const { data: newest } = await callAs<MadeArticle>(request, 'admin', 'GET', `/article/${id}?toEdit=true`)
  const change = { updatedAt: newest.updatedAt, title: theirs }
  expect(await callAs(request, 'admin', 'PUT', `/article/${id}/edit`, { body: change })).toMatchObject({
    success: true,
  })
  await titleField.fill(`${title}, et le garder`)
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Une autre personne a modifié' })).toBeInViewport()
  await expectAccessible(page, 'two texts of one article')
  await page.getByRole('button', { name: 'Voir son texte' }).click()
  const seen = page.getByRole('dialog', { name: 'Son texte' })
  await expect(seen.getByRole('heading', { name: theirs })).toBeVisible()
  await expectAccessible(page, 'the text of the other editor')
  await seen.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Garder mon texte' }).click()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect(titleField).toHaveValue(`${title}, et le garder`)

  // The first text comes back, and is the newest once it is saved.
  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  const revisions = page.getByRole('dialog', { name: 'Versions précédentes' })
  await expect(revisions.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'what an article said before')
  await revisions
    .getByRole('button', { name: /^Comparer la version/ })
    .last()
    .click()
  await expect(revisions.getByText(/mots? ajoutés?/)).toBeVisible()
  await expectAccessible(page, 'what became of an earlier text')
  await revisions.getByRole('radio', { name: 'Le texte de cette version' }).check()
  await expect(revisions.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await revisions.getByRole('button', { name: 'Rétablir cette version' }).click()
  await expect(titleField).toHaveValue(title)
  await expectAccessible(page, 'an earlier text put back')
  await save.click()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()

  // Planned for later, and not after all.
  await page.getByRole('button', { name: 'Publier…' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publier l’article' })
  await publishing.getByRole('radio', { name: 'Plus tard' }).check()
  await publishing.getByLabel('Jour').fill('2020-01-01')
  await publishing.getByRole('button', { name: 'Programmer la publication' }).click()
  await expect(publishing.getByText('Choisissez une date et une heure à venir.')).toBeVisible()
  await expectAccessible(page, 'a time of publication that is over')
  await publishing.getByLabel('Jour').fill(new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10))
  await publishing.getByRole('button', { name: 'Programmer la publication' }).click()
  await expect(page.getByText('Programmé', { exact: true })).toBeVisible()
  const planned = await callAs<{ status: string; publishedAt: string }>(request, 'admin', 'GET', `/article/${id}`)
  expect(planned.data).toMatchObject({ status: 'draft', publishedAt: expect.any(String) })
  const calledOff = 'Annuler la publication prévue'
  await page.getByRole('button', { name: calledOff }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: calledOff }).click()
  await expect(page.getByText('La publication prévue est annulée.')).toBeVisible()

  await page.getByRole('button', { name: 'Publier…' }).click()
  await publishing.getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await page.getByRole('button', { name: 'Retirer de la publication' }).click()
  await expectAccessible(page, 'what taking an article back means')
  await page.getByRole('button', { name: 'Retirer l’article' }).click()
  await expect(page.getByText('L’article est de nouveau un brouillon.')).toBeVisible()
  expect((await callAs(request, 'member', 'GET', `/article/${id}`)).status).toBe(404)
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expectAccessible(page, 'what deleting an article means')
  await page.getByRole('button', { name: 'Supprimer l’article' }).click()
  await expect(page).toHaveURL(/\/resources\?tab=manage$/)
  await settled(page)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect((await callAs(request, 'headquarters', 'GET', `/article/${id}`)).status).toBe(404)
})

test('a referent on a phone breaks off a document, sends it after all, and submits what is complete', async ({
  page,
  request,
  afterwards,
}) => {
  const title = `Garder un chapeau ${Date.now()}`
  const { categories: _chosenOnTheScreen, ...content } = await completeContent(request, title)
  const { id } = await beginArticle(request, 'referent', content)
  afterwards(() => removeArticle(request, id))
  await page.setViewportSize(phone)
  await enter(page, 'referent')
  await openScreen(page, `/articles/${id}/edit`)
  await page.getByRole('button', { name: 'Soumettre à relecture' }).click()
  await expect(page.getByText('Il manque encore un élément. Il est devant vous.')).toBeVisible()
  await expect(page.getByLabel('Thèmes')).toBeFocused()
  await expectAccessible(page, 'an article that misses something')

  const sent: Route[] = []
  await page.route('**/api/file/storage/**', (route) =>
    route.request().method() === 'PUT' ? void sent.push(route) : route.continue(),
  )
  await page.locator('input[type="file"]').last().setInputFiles(guide)
  await expect(page.getByRole('progressbar', { name: 'guide.pdf' })).toBeVisible()
  await expectAccessible(page, 'a document under way')
  await page.getByRole('button', { name: 'Annuler – guide.pdf' }).click()
  await expect(page.getByText('Envoi annulé – guide.pdf')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => sent.length).toBe(2)
  await sent.at(-1)?.abort()
  await expect(page.getByRole('alert').filter({ hasText: 'guide.pdf' })).toBeVisible()
  await expectAccessible(page, 'a document that was not sent')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => sent.length).toBe(3)
  await sent.at(-1)?.continue()
  await expect(page.getByText('Fichier envoyé – guide.pdf')).toBeVisible()
  await expect(page.getByRole('link', { name: 'guide.pdf' })).toBeVisible()

  await page.getByLabel('Thèmes').click()
  await page.getByRole('option', { name: 'Prévention' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('6 sur 6 prêts')).toBeVisible()
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Aperçu de l’article' })
  await expect(preview.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page, 'an article as on a phone')
  await preview.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Soumettre à relecture' }).click()
  await expect(page.getByText(/^Soumis à relecture le/)).toBeVisible()
  const { data } = await callAs<{ attachments: unknown[] }>(request, 'headquarters', 'GET', `/article/${id}`)
  expect(data).toMatchObject({ attachments: [{ name: 'guide.pdf' }] })
})

test('a member reads an article with pictures and documents: nothing moves on a phone, everything is within reach', async ({
  page,
  request,
  afterwards,
}) => {
  const content = await completeContent(request, `Les chapeaux de paille ${Date.now()}`)
  const figure = `<figure><img src="/api/file/storage/${content.coverKey}" alt="Un arbre" width="1280" height="640"><figcaption>À l’ombre</figcaption></figure>`
  const address = `<p>https://www.example.org/${'une-adresse-sans-fin/'.repeat(8)}</p>`
  const part = (name: string) => `<h2>${name}</h2>${content.body}${address}${figure}`
  const attachments = [{ key: await bringDocument(request, 'admin'), name: 'Guide du chapeau' }]
  const body = ['La paille', 'Le feutre', 'Le bob'].map(part).join('')
  const { id, title } = await beginArticle(request, 'admin', { ...content, body, attachments })
  afterwards(() => removeArticle(request, id))
  await callAs(request, 'admin', 'PUT', `/article/${id}/publish`, { body: { published: true } })

  await page.setViewportSize(phone)
  await enter(page, 'member')
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const parts = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        for (const { node } of parts) {
          // The words of a loader, which go anyway, have another width when their font comes.
          const counts = node instanceof Element && node.closest('main') && !node.closest('[role="status"]')
          if (counts) moved.push(node.outerHTML.slice(0, 200))
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openScreen(page, `/articles/${id}`)
  const pictures = page.getByRole('main').getByRole('img', { name: 'Un arbre' })
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true)
    await expect(picture).toHaveAttribute('srcset', /640w/)
    await expect(picture).toHaveAttribute('sizes', /.+/)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => ('moved' in window ? window.moved : ['not observed']))).toEqual([])
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy')
  const tooWide = await page.evaluate(
    () => window.document.documentElement.scrollWidth - window.document.documentElement.clientWidth,
  )
  expect(tooWide, 'pixels that a long address makes the page wider').toBe(0)

  await page.setViewportSize(wide)
  await openScreen(page, `/articles/${id}`)
  await expectAccessible(page, 'an article with pictures and documents')
  await page.getByRole('navigation', { name: 'Dans cet article' }).getByRole('link', { name: 'Le bob' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Le bob' })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Guide du chapeau' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$|Guide/)
  await openScreen(page, `/resources?tab=documents&search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('article', { name: title }).getByRole('link', { name: 'Guide du chapeau' })).toBeVisible()
  await expectAccessible(page, 'documents that were searched')
})
