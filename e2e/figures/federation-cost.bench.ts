import { type Browser, expect, test } from '@playwright/test'
import { accounts, password } from '../accounts.ts'
import { besideOneBuild } from './one-build.ts'
import { kilobytes, median, printTable } from './table.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)

/** One screen of each remote. */
const screens = ['/missions/browse', '/resources', '/users/me'] as const

interface Loaded {
  ms: number
  bytes: number
  files: number
}

/** What it costs that three teams deliver alone: the same screens, delivered apart and as one build, in turn. */
test('the screens of the remotes, federated and in one build', async ({ browser, baseURL }) => {
  const rows: string[][] = []
  await besideOneBuild(async (builds) => {
    for (const path of screens) {
      const loads: Record<'federated' | 'inOne', Loaded[]> = { federated: [], inOne: [] }
      for (let round = -1; round < rounds; round += 1)
        for (const which of ['federated', 'inOne'] as const) {
          await builds[which]()
          const loaded = await load(browser, baseURL ?? '', path)
          // The first warms up what the server keeps.
          if (round >= 0) loads[which].push(loaded)
        }
      const figure = (which: keyof typeof loads, of: keyof Loaded) => median(loads[which].map((one) => one[of]))
      const ratio = (of: keyof Loaded) => `${(figure('federated', of) / figure('inOne', of)).toFixed(2)}×`
      rows.push([
        path,
        kilobytes(figure('federated', 'bytes')),
        kilobytes(figure('inOne', 'bytes')),
        ratio('bytes'),
        String(figure('federated', 'files')),
        String(figure('inOne', 'files')),
        String(figure('federated', 'ms')),
        String(figure('inOne', 'ms')),
        ratio('ms'),
      ])
    }
  })
  printTable(
    `First visit with an empty cache, ${rounds} of each in turn: kB and files of scripts and styles with what is fetched ahead, ms until the title`,
    ['screen', 'kB', 'in one', '', 'files', 'in one', 'ms', 'in one', ''],
    rows,
  )
})

/** Signs in without a page, so that the browser has nothing yet, and opens a screen. */
async function load(browser: Browser, origin: string, path: string): Promise<Loaded> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' })
  const answer = await context.request.post('/api/auth/sign_in_with_password', {
    data: { email: accounts.member, password },
  })
  expect(answer.ok()).toBe(true)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType()) && !request.url().includes('/remotes/')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const start = Date.now()
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  const ms = Date.now() - start
  // The live line never ends, so the network is never idle: nothing came for a second.
  await page.waitForFunction(() => {
    const arrivals = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    return performance.now() - Math.max(...arrivals) > 1000
  })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { ms, bytes, files: sizes.length }
}
