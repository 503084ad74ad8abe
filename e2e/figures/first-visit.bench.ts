import { join } from 'node:path'
import { type Browser, test } from '@playwright/test'
import type { Account } from '../accounts.ts'
import { root } from '../platform.ts'
import { writeChapter } from './chapter.ts'
import { filmOf, writeStrips } from './film-strip.ts'
import { besideOneBuild, type Sides } from './one-build.ts'
import { servePlainPages } from './plain-pages.ts'
import { openSlowly, type Visit, visitSlowly } from './slow-visit.ts'
import { kilobytes, median } from './table.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const title = 'First visits beside their neighbours'

interface Screen {
  path: string
  account: Account | null
  /** What the page is opened for; null: to be read. */
  used: string | null
  /** What it is measured again as, where its scripts wait to be touched. */
  touched?: true
}

/** Of a card: other links of a page lead there too, and are there before its list. */
const firstMission = 'main :is(h2, h3) a[href^="/missions/"]'

const screens: readonly Screen[] = [
  { path: '/', account: null, used: null },
  { path: '/login', account: null, used: null },
  { path: '/login', account: null, used: 'main form', touched: true },
  { path: '/home', account: 'member', used: firstMission },
  { path: '/missions/browse', account: 'member', used: firstMission },
]

const sides = ['ours', 'in one', 'plain'] as const
type Measured = Record<(typeof sides)[number], Visit[]>

/** Three sides in turn: our pages, the same screens built as one, and HTML of the same words. */
test('first visits of an old phone on a slow line', async ({ browser, baseURL: origin }) => {
  const baseURL = origin ?? ''
  const plain = await servePlainPages()
  const rows: string[] = []
  try {
    await besideOneBuild(async (builds) => {
      for (const screen of screens) {
        plain.add(screen.path, await wordsOf(browser, baseURL, screen))
        const measured: Measured = { ours: [], 'in one': [], plain: [] }
        // The first round warms up what the servers keep.
        for (let round = -1; round < rounds; round += 1) {
          for (const side of sides) {
            const visit = await visitOf(browser, side, screen, { ours: baseURL, plain: plain.origin }, builds)
            if (round >= 0) measured[side].push(visit)
          }
        }
        rows.push(...sides.map((side) => row(screen, side, measured)))
        console.log(rows.slice(-sides.length).join('\n'))
      }
    })
  } finally {
    plain.close()
  }
  await writeChapter(title, chapterOf(rows))
  await film(browser, baseURL)
})

async function visitOf(
  browser: Browser,
  side: (typeof sides)[number],
  { path, account, used }: Screen,
  origins: { ours: string; plain: string },
  builds: Sides,
): Promise<Visit> {
  await (side === 'in one' ? builds.inOne() : builds.federated())
  const isPlain = side === 'plain'
  const page = await openSlowly(browser, isPlain ? origins.plain : origins.ours, isPlain ? null : account)
  try {
    return await visitSlowly(page, path, isPlain ? null : used)
  } finally {
    await page.context().close()
  }
}

async function wordsOf(browser: Browser, origin: string, { path, account, used }: Screen): Promise<string> {
  const page = await openSlowly(browser, origin, account)
  await visitSlowly(page, path, used)
  const words = await page.locator('main').innerText()
  await page.context().close()
  return words
}

async function film(browser: Browser, origin: string): Promise<void> {
  const strips = []
  for (const { path, account, used, touched } of screens) {
    if (touched) continue
    const page = await openSlowly(browser, origin, account)
    strips.push(await filmOf(page, path, async () => visitSlowly(page, path, used)))
    await page.context().close()
  }
  await writeStrips(strips, join(root, 'docs/images/first-visits.png'))
}

function row({ path, touched }: Screen, side: (typeof sides)[number], measured: Measured): string {
  const of = (figure: (visit: Visit) => number, among = measured[side]) => median(among.map(figure))
  const ready = of(({ ready: ms }) => ms ?? 0)
  const lcp = of((visit) => visit.lcp)
  const beside = side === 'ours' ? (lcp / of((visit) => visit.lcp, measured.plain)).toFixed(2) : ''
  return `| ${[
    `\`${path}\`${touched ? ', touched' : ''}`,
    side,
    Math.round(lcp),
    beside,
    ready === 0 ? '–' : Math.round(ready),
    Math.round(of(({ blocked }) => blocked)),
    of(({ shift }) => shift).toFixed(3),
    kilobytes(of(({ scriptBytes }) => scriptBytes)),
    of(({ scriptFiles }) => scriptFiles),
  ].join(' | ')} |`
}

function chapterOf(rows: readonly string[]): string {
  const date = new Date().toISOString().slice(0, 10)
  return `Chromium with a processor four times slower and a line of 1.6 Mbit/s and 150 ms, 360 px, nothing in the cache, nobody touches the page but where it says so, which is as soon as it can be read; median of ${rounds} visits to each side in turn, ${date}. "In one": the same screens built as one, drawn by scripts. "Plain": HTML of the same words and nothing else, sent by Node.js alone. "Usable": the form is the application's, or the first mission can be opened. "Blocked": beyond 50 ms of each task. Scripts are compressed, with what is fetched ahead. Written by \`npm run bench -- first\`; the machine's other work is in the times, not in the bytes.

| page | side | largest text, ms | times plain | usable, ms | blocked, ms | shift | scripts, kB | files |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

What \`npm run bench -- first\` saw of ours, moment by moment:

![Six moments of the first visit to the start page, the sign-in page, home and the missions](images/first-visits.png)
`
}
