import { expect, test } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'

test.use({ serviceWorkers: 'allow' })

const title = { fr: 'Cette page n’a pas pu s’ouvrir', en: 'This page could not be opened' }

test('offline, every address says so in the frame of the site, and opens by itself once it can', async ({
  page,
  context,
}) => {
  await signIn(page, accounts.member)
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  for (const path of ['/missions/browse', '/', '/nowhere?q=1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title.fr })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Essayer de nouveau' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  }
  await context.addCookies([{ name: 'language', value: 'en', url: page.url() }])
  await page.goto('/missions/browse')
  await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Find a mission' })).toBeVisible()
  // Nothing of the visit is kept where a script could read or fill it.
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('no other file becomes a service worker, whoever asks', async ({ page, request }) => {
  await page.goto('/login')
  const { remotes }: { remotes: { manifest: string }[] } = await (await request.get('/remotes.json')).json()
  for (const address of [`${remotes[0]?.manifest}`, '/api/file/storage/a.js', '/favicon.svg']) {
    const asked = await page.evaluate(
      (file) =>
        navigator.serviceWorker.register(file).then(
          () => 'registered',
          (error: Error) => error.name,
        ),
      address,
    )
    expect(asked, address).toBe('TypeError')
    const header = { 'service-worker': 'script' }
    expect((await request.get(address, { headers: header })).status(), address).toBe(403)
  }
  expect((await request.get('/service-worker.js', { headers: { 'service-worker': 'script' } })).status()).toBe(200)
})
