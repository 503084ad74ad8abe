import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { writeChapter } from './chapter.ts'
import { servePlainPages } from './plain-pages.ts'
import { openAgain, openSignedIn, phone, visitSlowly } from './slow-visit.ts'
import { median } from './table.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const title = 'Second visits, and what a press waits for'

const firstMission = 'main :is(h2, h3) a[href^="/missions/"]'

/** Milliseconds of one round, by what was measured. */
type Round = Record<string, number>

/**
 * The same phone and line as in first-visit.bench.ts; each round is a browser of its own, which has been there once. It
 * keeps what it knows in a folder, as a phone does: a private window compiles every script anew at each visit.
 */
test('second visits and presses of an old phone on a slow line', async ({ playwright, baseURL }) => {
  const measured: Round[] = []
  const plain = await servePlainPages()
  const plainHome = `${plain.origin}/home`
  try {
    for (let round = 0; round < rounds; round += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'phone-'))
      const context = await playwright.chromium.launchPersistentContext(folder, { baseURL, ...phone })
      const first = await openSignedIn(context, baseURL ?? '', 'member')
      await visitSlowly(first, '/home', firstMission)
      plain.add('/home', await first.locator('main').innerText())
      await first.goto(plainHome)
      await first.goto('/missions/browse')
      await first.locator(firstMission).first().waitFor()
      await first.close()
      measured.push({
        ...(await comeBack(await openAgain(context))),
        ...(await comeBackToWords(await openAgain(context), plainHome)),
        ...(await pressThrough(await openAgain(context))),
      })
      await context.close()
      await rm(folder, { recursive: true, force: true })
      console.log(measured.at(-1))
    }
  } finally {
    plain.close()
  }
  await writeChapter(title, chapterOf(measured))
})

/** The neighbour: HTML of the same words, which asks for nothing else. */
async function comeBackToWords(page: Page, address: string): Promise<Round> {
  const { lcp } = await visitSlowly(page, address, null)
  await page.close()
  return { [wordsOfHome]: lcp }
}

const wordsOfHome = '`/home` as plain HTML, second visit: all its words'

/** From the address to the frame, and to the first answer. */
async function comeBack(page: Page): Promise<Round> {
  const { ready } = await visitSlowly(page, '/home', firstMission)
  const frame = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await page.close()
  return { [frameOfHome]: frame, [answerOfHome]: ready ?? 0 }
}

const frameOfHome = '`/home`, second visit: the frame'
const answerOfHome = '`/home`, second visit: the first mission'

/** Each by the longest that one of its presses waited for the next picture. */
async function pressThrough(page: Page): Promise<Round> {
  await visitSlowly(page, '/missions/browse', firstMission)
  await notePresses(page)
  const typed = await longestOf(page, () => page.getByRole('searchbox').first().pressSequentially('accueil'))
  const filters = page.getByRole('button', { name: /^Filtres/ })
  const opened = await longestOf(page, async () => {
    await filters.click()
    await page.getByRole('dialog').waitFor()
  })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const mission = await longestOf(page, async () => {
    await page.locator(firstMission).first().click()
    await page.locator('main h1').waitFor()
    await page.waitForURL(/\/missions\/[0-9a-f-]{36}/)
  })
  await page.close()
  return { 'typing in the search': typed, 'opening the filters': opened, 'opening a mission': mission }
}

declare global {
  interface Window {
    presses: number[]
  }
}

/** As INP is counted: from a press, key or touch to the next picture. */
async function notePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.presses = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId !== 0) window.presses.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 })
  })
}

/** @returns ms; 16 where each press was answered within one picture, which the browser does not tell of */
async function longestOf(page: Page, presses: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.presses.splice(0))
  await presses()
  // Entries come with the picture after the next; two more are certain to have them.
  return page.evaluate(async () => {
    for (let picture = 0; picture < 4; picture += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return Math.max(16, ...window.presses)
  })
}

const goals: Record<string, number> = { [frameOfHome]: 600, [answerOfHome]: 2000 }
const goalOfPresses = 200

function chapterOf(measured: readonly Round[]): string {
  const date = new Date().toISOString().slice(0, 10)
  const rows = Object.keys(measured[0] ?? {}).map((name) => {
    const figures = measured.map((round) => round[name] ?? 0)
    const cells = [median(figures), Math.min(...figures), Math.max(...figures)].map((ms) => Math.round(ms))
    return `| ${[name, ...cells, name === wordsOfHome ? '' : (goals[name] ?? goalOfPresses)].join(' | ')} |`
  })
  const times = median(measured.map((round) => (round[answerOfHome] ?? 0) / (round[wordsOfHome] ?? 1))).toFixed(1)
  return `A member's phone of the chapter on first visits, on the same line, which has opened \`/home\` and \`/missions/browse\` once. Presses are on \`/missions/browse\`, by the longest that one of them waited for the next picture, as INP counts it. The first mission is there after ${times} times as long as the same words in plain HTML. ${rounds} rounds, ${date}. Written by \`npm run bench -- first\`; the machine's other work is in the times.

| what, ms | middle | least | most | goal |
|---|--:|--:|--:|--:|
${rows.join('\n')}
`
}
