import type { Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'
import { areas, visit } from './areas.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** What a file holds only if it carries that library itself: the assignment of its innermost export. */
const ownCopies = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  'react-dom': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
}

/** Pieces of our libraries that each area takes, and the libraries as builds from before pieces take them (decision 215). */
const everywhere = ['@ensemble/mf-kit/pieces/start', '@ensemble/ui/pieces/start']
const wholes = ['@ensemble/mf-kit', '@ensemble/ui']

test('pages of all three remotes run on one copy of each shared library', async ({ page }) => {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok()) scripts.set(pathname, response.text())
  })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (/invalid hook call|more than one copy|unsatisfied version|shared singleton/i.test(message.text()))
      warnings.push(message.text())
  })

  await signIn(page, accounts.admin)
  for (const area of areas) await visit(page, area)
  expect(warnings).toEqual([])

  const shares = await shareScope(page)
  const containers = await containersOf(page)
  expect(containers.map(({ name }) => name)).toEqual(areas.map(({ remote }) => remote).sort())
  for (const key of ['react', 'react-dom', ...everywhere]) {
    const copies = shares.filter((share) => share.key === key)
    expect(copies, `copies of ${key}`).toMatchObject([{ from: 'shell' }])
  }
  expect(new Set(shares.map(({ key }) => key)).size, 'one version of each share').toBe(shares.length)
  expect(
    shares.filter(({ from }) => from !== 'shell'),
    'taken from elsewhere',
  ).toEqual([])
  expect(
    shares.filter(({ key }) => wholes.includes(key)),
    'a whole library beside its pieces',
  ).toEqual([])
  // In effect, not only on offer: each remote has taken React and the kit from this very scope.
  for (const { container } of containers) {
    for (const key of ['react/jsx-runtime', ...everywhere])
      expect(shares.find((share) => share.key === key)?.usedBy, `users of ${key}`).toContain(container)
  }

  const texts = await Promise.all([...scripts].map(async ([path, text]) => ({ path, text: await text })))
  expect(texts.filter(({ path }) => path.startsWith('/remotes/')).length).toBeGreaterThanOrEqual(areas.length * 2)
  for (const [library, carried] of Object.entries(ownCopies)) {
    const carriers = texts.filter(({ text }) => carried.test(text)).map(({ path }) => path)
    expect(carriers, `files that carry ${library}`).toEqual([expect.stringMatching(/^\/assets\//)])
  }
  console.log(`${texts.length} scripts, shares: ${shares.map(({ key, version }) => `${key} ${version}`).join(', ')}`)
})

interface Share {
  key: string
  version: string
  from: string
  usedBy: string[]
}

/**
 * Every share that the federation runtime knows of, of all its instances in the page, each copy once. Each remote has a
 * scope of its own, and in it a kit that signs what it asks: one copy is what runs on the same functions.
 */
function shareScope(page: Page): Promise<Share[]> {
  return page.evaluate(() => {
    type Entry = { from: string; loaded?: boolean; lib?: () => Record<string, unknown>; useIn: string[] }
    type Scopes = Record<string, Record<string, Record<string, Entry>>>
    const runtime = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: Scopes }[] } })
      .__FEDERATION__
    const shares = new Map<unknown, Share>()
    for (const { shareScopeMap } of runtime.__INSTANCES__)
      for (const scope of Object.values(shareScopeMap))
        for (const [key, versions] of Object.entries(scope))
          for (const [version, entry] of Object.entries(versions)) {
            const given = entry.lib?.()
            // What no page has asked for yet is nobody's copy.
            if (given === undefined) continue
            const copy = given['useTranslation'] ?? given
            const usedBy = [...(shares.get(copy)?.usedBy ?? []), ...entry.useIn]
            // Without the mark of what the piece lists.
            const name = key.replace(/(\/pieces\/\w+)\/\w+$/, '$1')
            shares.set(copy, { key: name, version, from: entry.from, usedBy })
          }
    return [...shares.values()]
  })
}

/** Names under which the builds of the registered remotes are in the page. */
async function containersOf(page: Page): Promise<{ name: string; container: string }[]> {
  const registry: { remotes: { name: string; descriptor: { container: string } }[] } = await (
    await page.request.get('/remotes.json')
  ).json()
  return registry.remotes.map(({ name, descriptor: { container } }) => ({ name, container }))
}
