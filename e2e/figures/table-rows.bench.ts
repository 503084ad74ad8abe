import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { accounts, password } from '../accounts.ts'
import { servePlainPages } from './plain-pages.ts'
import { median, printTable } from './table.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 10)
const rowsOfPage = 100
const [next, previous] = ['Page suivante', 'Page précédente']

/** Lists of staff that are long enough for two pages. */
const lists = ['/missions/management?tab=all&size=100', '/user_management?tab=all&size=100'] as const

/** What the main thread did for one page of rows, in ms of processor. */
interface Turn {
  scripts: number
  styles: number
  layout: number
  /** Of the clock: the browser tells no other. */
  longest: number
}

/** A hundred rows take the place of a hundred others, in our table and in one of plain HTML with the same words, in turn. */
test('a page of a hundred rows', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
  const answer = await context.request.post('/api/auth/sign_in_with_password', {
    data: { email: accounts.admin, password },
  })
  expect(answer.ok()).toBe(true)
  const plain = await servePlainPages()
  const table: string[][] = []
  try {
    for (const path of lists) {
      const ours = await context.newPage()
      await ours.goto(path)
      const words = [await wordsOf(ours)]
      await turn(ours, next)
      words.push(await wordsOf(ours))
      const bare = await context.newPage()
      plain.add('/rows', 'Rows')
      await bare.goto(`${plain.origin}/rows`)
      await bare.evaluate((pages) => {
        const list = document.body.appendChild(document.createElement('table')).createTBody()
        const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        const html = pages.map((rows) =>
          rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}`).join('')}`).join(''),
        )
        let shown = 0
        const button = document.body.appendChild(document.createElement('button'))
        button.textContent = 'Turn'
        button.addEventListener('click', () => {
          shown = 1 - shown
          list.innerHTML = html[shown] ?? ''
        })
        button.click()
      }, words)
      const turns: Record<'ours' | 'plain', Turn[]> = { ours: [], plain: [] }
      const [session, bareSession] = [await watch(ours), await watch(bare)]
      for (let round = -1; round < rounds; round += 1) {
        await ours.bringToFront()
        const one = await cost(ours, session, () => turn(ours, round % 2 === 0 ? next : previous))
        await bare.bringToFront()
        const other = await cost(bare, bareSession, () => turn(bare, 'Turn'))
        // The first warms up code that was never run.
        if (round < 0) continue
        turns.ours.push(one)
        turns.plain.push(other)
      }
      const sum = ({ scripts, styles, layout }: Turn) => scripts + styles + layout
      for (const side of ['ours', 'plain'] as const) {
        const of = (figure: (one: Turn) => number) => median(turns[side].map(figure))
        const ratio = side === 'ours' ? (of(sum) / median(turns.plain.map(sum))).toFixed(1) : ''
        const figures = [(one: Turn) => one.scripts, (one: Turn) => one.styles, (one: Turn) => one.layout, sum]
        const spread = turns[side].map(sum)
        table.push([
          side === 'ours' ? `\`${path}\`` : 'plain HTML of the same words',
          ...figures.map((figure) => of(figure).toFixed(0)),
          `${Math.min(...spread).toFixed(0)} to ${Math.max(...spread).toFixed(0)}`,
          ratio,
          of(({ longest }) => longest).toFixed(0),
        ])
      }
      await ours.close()
      await bare.close()
    }
  } finally {
    plain.close()
    await context.close()
  }
  printTable(
    `A page of ${rowsOfPage} rows takes the place of another one, ${rounds} times each in turn: ms of processor of the main thread, all that the page does meanwhile included`,
    ['table', 'scripts', 'styles', 'layout', 'sum', 'least to most', 'times plain', 'longest task, ms'],
    table,
  )
})

const body = (page: Page) => page.locator('[role="grid"] tbody [role="row"]')

async function wordsOf(page: Page): Promise<string[][]> {
  await expect(body(page)).toHaveCount(rowsOfPage)
  return body(page).evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => (cell instanceof HTMLElement ? cell.innerText : ''))),
  )
}

/** Turns the page, and waits within it until all rows of the other one have been drawn: a look from outside costs too. */
function turn(page: Page, button: string): Promise<void> {
  return page.evaluate(
    ({ name, count }) =>
      new Promise<void>((resolve) => {
        // Asked for each time: a table may be drawn anew.
        const rows = () => document.querySelector('tbody')?.rows
        const found = [...document.querySelectorAll('button')].find(
          (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
        )
        if (!found) throw new Error(`There is no ${name}`)
        const before = rows()?.[0]?.textContent
        const look = () => {
          if (rows()?.length !== count || rows()?.[0]?.textContent === before) return
          watching.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }
        const watching = new MutationObserver(look)
        watching.observe(document.body, { childList: true, characterData: true, subtree: true })
        found.click()
      }),
    { name: button, count: rowsOfPage },
  )
}

async function watch(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(
        ...list.getEntries().map(({ duration }) => duration),
        Number(document.body.dataset['longest'] ?? 0),
      )
      document.body.dataset['longest'] = String(longest)
    }).observe({ type: 'longtask' })
  })
  return session
}

async function cost(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Turn> {
  const metrics = async () => {
    const { metrics: read } = await session.send('Performance.getMetrics')
    return (name: string) => 1000 * (read.find((metric) => metric.name === name)?.value ?? 0)
  }
  await page.evaluate(() => delete document.body.dataset['longest'])
  const before = await metrics()
  await act()
  const after = await metrics()
  const spent = (name: string) => after(name) - before(name)
  const longest = Number(await page.evaluate(() => document.body.dataset['longest'] ?? '0'))
  return {
    scripts: spent('ScriptDuration'),
    styles: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    longest,
  }
}
