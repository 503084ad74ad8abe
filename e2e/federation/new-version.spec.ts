import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { areas, loadedAt, titleOf, visit } from './areas.ts'
import { buildChanged, remote } from './delivery.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const name = 'mf-articles'
const area = areas.find((candidate) => candidate.remote === name)

test(
  'a changed remote, delivered while the platform runs, is there at the next reload; rollback brings the old back',
  { tag: '@promise' },
  async ({ page, request, afterwards }) => {
    // A production build on a machine that does other things as well.
    if (!area) throw new Error(`no area of ${name}`)
    const oldText = 'Des articles relus par la Ligue pour comprendre, s’orienter et agir.'
    const newText = `Des articles livrés ${new Date().toISOString()}.`

    const oldVersion = await currentVersion(request)
    const shellBefore = await shellFiles(request)
    const begun = Date.now()
    const changed = await buildChanged(name, 'src/translations/fr.ts', (text) => text.replace(oldText, newText))
    afterwards(changed.remove)
    console.log(`${name} ${changed.version} built in ${Date.now() - begun} ms`)
    expect(changed.version).not.toBe(oldVersion)

    await signIn(page, accounts.member)
    await visit(page, area)
    await expect(page.getByText(oldText)).toBeVisible()
    const origin = await loadedAt(page)
    const asked = remoteFilesAskedFor(page)

    const delivered = Date.now()
    expect(await remote('publish', name, '--dist', changed.dist)).toContain(`${name} ${changed.version} is published`)
    expect(await currentVersion(request), 'published is not promoted').toBe(oldVersion)
    afterwards(() => bringBack(request, oldVersion))
    expect(await remote('promote', name, changed.version)).toContain('is what visitors get now')
    expect(await currentVersion(request)).toBe(changed.version)
    console.log(`published and promoted in ${Date.now() - delivered} ms`)

    // The open tab goes on with what it has, also for pieces that it had not loaded yet.
    await expect(page.getByText(oldText)).toBeVisible()
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/articles\//)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await visit(page, area)
    await expect(page.getByText(oldText)).toBeVisible()
    expect(await loadedAt(page), 'the open tab was loaded anew').toBe(origin)
    expect(asked.filter((path) => path.includes(changed.version))).toEqual([])

    await page.reload()
    await expect(titleOf(page, area)).toBeVisible()
    await expect(page.getByText(newText)).toBeVisible()
    expect(await shellFiles(request), 'the shell was touched').toEqual(shellBefore)

    expect(await remote('publish', name, '--dist', changed.dist)).toContain('unchanged, not published again')

    expect(await remote('rollback', name)).toContain(`${name} is back at ${oldVersion}`)
    await expect(page.getByText(newText), 'the open tab is not touched by a rollback either').toBeVisible()
    await page.reload()
    await expect(page.getByText(oldText)).toBeVisible()
    expect(await shellFiles(request)).toEqual(shellBefore)
  },
)

async function currentVersion(request: APIRequestContext): Promise<string> {
  const { remotes }: { remotes: { name: string; version: string }[] } = await (
    await request.get('/remotes.json')
  ).json()
  return remotes.find((candidate) => candidate.name === name)?.version ?? ''
}

async function bringBack(request: APIRequestContext, version: string): Promise<void> {
  if ((await currentVersion(request)) !== version) await remote('promote', name, version)
}

/** Digest of each file that the shell's page names itself, by address. */
async function shellFiles(request: APIRequestContext): Promise<Record<string, string>> {
  const page = await (await request.get('/')).text()
  const addresses = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(1)
  const digests = addresses.map(async (address) => {
    const content = await (await request.get(address)).body()
    return [address, createHash('sha256').update(content).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}

function remoteFilesAskedFor(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/remotes/')) paths.push(pathname)
  })
  return paths
}
