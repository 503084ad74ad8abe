import type { APIRequestContext, Page } from '@playwright/test'
import { vectors } from '@ensemble/contracts/articles/hostile-html.test-data'
import { callAs } from '../api.ts'
import { test } from '../restoring.ts'
import { enter, openScreen } from '../screens/open-screen.ts'
import { limitMs } from '../seen-within.ts'
import { expect } from '../watched-page.ts'

interface Article {
  id: string
  title: string
  body: string
  coverKey: string
  updatedAt: string
}

const words = '<p>Restez à l’ombre aux heures chaudes, buvez de l’eau, et portez un chapeau.</p>'.repeat(2)

async function createArticle(request: APIRequestContext, more: object): Promise<Article> {
  const { data } = await callAs<Article>(request, 'admin', 'POST', '/article/create', {
    body: { title: 'Un article', language: 'fr', body: words, ...more },
  })
  return data
}

async function someCover(request: APIRequestContext): Promise<string> {
  const { data } = await callAs<{ items: Article[] }>(request, 'admin', 'GET', '/article/list?pageSize=5')
  return data.items[0]?.coverKey ?? ''
}

/** What of a page could run, or has run. The search of a list is a form of our own, so there only its cards count. */
function dangers(page: Page, where = 'main *'): Promise<string[]> {
  return page.evaluate((looked) => {
    const found: string[] = '__ran' in window ? ['a payload ran'] : []
    for (const element of document.querySelectorAll(looked)) {
      if (/^(script|iframe|object|embed|base|meta|form|style)$/i.test(element.tagName)) found.push(element.tagName)
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} ${name}`)
        if (name === 'href' && !/^(https?:|mailto:|\/|#)/.test(value)) found.push(`${element.tagName} href ${value}`)
        if (name === 'srcdoc' || name.startsWith('xlink')) found.push(`${element.tagName} ${name}`)
      }
    }
    return found
  }, where)
}

test('a page full of hostile HTML runs nothing, cleaned by the server or not', async ({
  page,
  request,
  afterwards,
  complaints,
  expectComplaint,
}) => {
  const cover = await someCover(request)
  const hostile = vectors.map((vector) => vector.replaceAll('covers/a.webp', cover))
  // Control characters are refused as a whole, which the service's own tests try.
  const taken = hostile.filter((vector) => !vector.includes('\u0001')).join('')
  const article = await createArticle(request, { body: words + taken })
  afterwards(() => callAs(request, 'admin', 'DELETE', `/article/${article.id}/delete`, { body: {} }))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await enter(page, 'admin')
  await openScreen(page, `/articles/${article.id}`)
  await expect(page.getByText('Restez à l’ombre').first()).toBeVisible()
  expect(await dangers(page)).toEqual([])
  expect(complaints, 'the server has left nothing that a browser would refuse').toEqual([])

  // As if nobody had cleaned it when it was written. The document that is only parsed, and never shown, complains of
  // the handlers and styles in it; the one that is shown has none.
  expectComplaint(/^(Executing inline event handler|Applying inline style) violates/)
  const everyField = {
    body: words + hostile.join(''),
    title: hostile.join(''),
    summary: hostile.join(''),
    coverAlt: hostile.join(''),
    coverKey: cover,
    sources: hostile,
    medicallyReviewedBy: hostile.join(''),
    author: { id: null, displayName: hostile.join('') },
    attachments: hostile.map((name) => ({ key: cover, name, size: 1, contentType: name })),
  }
  await page.route(`**/api/article/${article.id}*`, async (route) => {
    const answer: { data: Article } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, ...everyField } } })
  })
  await page.route('**/api/article/list*', async (route) => {
    const answer: { data: { items: Article[] } } = await (await route.fetch()).json()
    const items = answer.data.items.map((item) => ({ ...item, ...everyField }))
    await route.fulfill({ json: { ...answer, data: { ...answer.data, items } } })
  })
  const screens = [`/articles/${article.id}`, `/articles/${article.id}/edit`, '/resources', '/resources?tab=documents']
  for (const path of screens) {
    const inList = path.startsWith('/resources')
    await openScreen(page, path)
    await expect(page.getByText(inList ? '<script' : 'Restez à l’ombre').first()).toBeVisible()
    expect(await dangers(page, inList ? 'main article *' : 'main *'), path).toEqual([])
  }
  expect(dialogs).toEqual([])
})

test('an article that is published stands in an open list within two seconds', async ({
  page,
  request,
  afterwards,
}) => {
  const title = `Paraît maintenant ${String(Date.now())}`
  const article = await createArticle(request, {
    title,
    summary: 'Un résumé assez long pour être publié.',
    categories: ['PREVENTION'],
    coverKey: await someCover(request),
    coverAlt: 'Un arbre',
  })
  afterwards(() => callAs(request, 'admin', 'DELETE', `/article/${article.id}/delete`, { body: {} }))
  await enter(page, 'member')
  await openScreen(page, '/resources')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const began = performance.now()
  await callAs(request, 'admin', 'PUT', `/article/${article.id}/publish`, { body: { published: true } })
  await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 5 * limitMs })
  const seen = Math.round(performance.now() - began)
  console.log(`a published article in an open list: ${seen} ms (limit ${limitMs})`)
  // Widgets load as they come near the screen.
  await page.setViewportSize({ width: 1280, height: 3000 })
  await openScreen(page, '/home')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
