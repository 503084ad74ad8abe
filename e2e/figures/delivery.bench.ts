import { expect, type Page, test } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { signInQuietly } from '../browser-session.ts'
import { buildChanged, remote } from '../federation/delivery.ts'
import { editedBuild } from '../federation/edited-build.ts'
import { registered } from '../federation/published.ts'
import { median, printTable, seconds } from './table.ts'

const name = 'mf-articles'
const text = 'Des articles relus par la Ligue'
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)

/** From a team's command to what a browser shows that loads the page. */
test('a delivery, and its way back', async ({ page, request }) => {
  const begun = Date.now()
  const built = await buildChanged(name, 'src/translations/fr.ts', (fr) => fr.replace(text, `${text} `))
  const buildMs = Date.now() - begun
  await built.remove()

  await signInQuietly(page, accounts.member)
  await openArticles(page, text)
  const times: Record<'publish' | 'promote' | 'live' | 'back', number[]> = {
    publish: [],
    promote: [],
    live: [],
    back: [],
  }
  for (let round = 0; round < rounds; round += 1) {
    const { version: before } = await registered(request, name)
    const next = `${text}, livraison ${round}`
    const build = await editedBuild(name, `bench${Date.now().toString(36)}`, (file) => file.replaceAll(text, next))
    const start = Date.now()
    await remote('publish', name, '--dist', build.dist)
    const published = Date.now()
    await remote('promote', name, build.version)
    const promoted = Date.now()
    await openArticles(page, next)
    times.publish.push(published - start)
    times.promote.push(promoted - published)
    times.live.push(Date.now() - start)

    const back = Date.now()
    await remote('rollback', name)
    await openArticles(page, text)
    times.back.push(Date.now() - back)
    expect((await registered(request, name)).version).toBe(before)
    await build.remove()
  }
  const row = (what: string, figures: number[]) => [what, seconds(median(figures)), seconds(Math.max(...figures))]
  printTable(
    `Delivering ${name}, ${rounds} times, in seconds`,
    ['', 'p50', 'slowest'],
    [
      ['build (once)', seconds(buildMs), ''],
      row('`publish` (command)', times.publish),
      row('`promote` (command)', times.promote),
      row('from `publish` to what a browser shows', times.live),
      row('from `rollback` to what a browser shows', times.back),
    ],
  )
})

async function openArticles(page: Page, shown: string): Promise<void> {
  await page.goto('/resources')
  await expect(page.getByRole('main').getByText(`${shown} pour`)).toBeVisible({ timeout: 60_000 })
}
