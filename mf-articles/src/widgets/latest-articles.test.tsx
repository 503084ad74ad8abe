import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, samplePage } from '../testing/sample-articles.ts'

test('the three newest articles in the visitor’s language', async () => {
  const items = [1, 2, 3, 4, 5].map((number) => sampleCard(number))
  const page = await open('/home', {
    widget: 'latest-articles',
    language: 'en',
    answers: { 'article.list': () => samplePage(items) },
  })
  await expect.poll(() => page.all('article').length).toBe(3)
  expect(page.requests[0]?.query).toMatchObject({
    forMe: true,
    filters: JSON.stringify([{ field: 'language', operator: 'eq', value: 'en' }]),
  })
  expect(page.control('All resources').getAttribute('href')).toBe('/resources')
  page.unmount()
})

test('no article, no widget', async () => {
  const page = await open('/home', { widget: 'latest-articles', answers: { 'article.list': () => samplePage([]) } })
  await expect.poll(() => page.requests.length).toBe(1)
  await expect.poll(() => page.all('section').length).toBe(0)
  page.unmount()
})
