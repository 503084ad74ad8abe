import { spawn } from 'node:child_process'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { accounts } from '../accounts.ts'
import { reportFault } from '../faults/fault-report.ts'
import { signIn } from '../people.ts'
import { dataDir, root } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { areas, titleOf } from './areas.ts'
import { editedBuild } from './edited-build.ts'
import { registered } from './published.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const name = 'mf-articles'
const area = areas.find((candidate) => candidate.remote === name)
const text = 'Des articles relus par la Ligue'

test('a remote that somebody works on is shown in the running shell, each change by itself, and to nobody else', async ({
  page,
  browser,
  baseURL,
  request,
  afterwards,
}) => {
  if (!area) throw new Error(`no area of ${name}`)
  const before = await registered(request, name)
  const dist = join(dataDir, 'changed-remotes', 'worked-on')
  await rm(dist, { recursive: true, force: true })
  afterwards(() => rm(dist, { recursive: true, force: true }))
  const mark = Date.now().toString(36)
  async function save(change: number): Promise<void> {
    const build = await editedBuild(name, `w${mark}${change}`, (file) =>
      file.replaceAll(text, `${text}, essai ${change}`),
    )
    for (const file of await readdir(dist).catch(() => [])) await rm(join(dist, file))
    await cp(build.dist, dist, { recursive: true })
    await build.remove()
  }
  await save(1)

  const command = spawn(process.execPath, ['platform/launch.mjs', 'remote', 'dev', name, '--dist', dist], {
    cwd: root,
    env: { ...process.env, ENSEMBLE_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  afterwards(() => command.kill('SIGINT'))
  const link = await new Promise<string>((resolve) => {
    createInterface(command.stdout).on('line', (line) => line.startsWith('http') && resolve(line))
  })

  await signIn(page, accounts.member)
  await page.goto(link)
  await page.getByRole('button', { name: 'Commencer l’essai' }).click()
  await expect(page).toHaveURL(/\/(home)?$/)
  await page.goto(area.path)
  await expect(page.getByText(`${text}, essai 1`)).toBeVisible()
  const measured: number[] = []
  for (const change of [2, 3, 4]) {
    await save(change)
    const saved = Date.now()
    await expect(page.getByText(`${text}, essai ${change} `)).toBeVisible()
    measured.push(Date.now() - saved)
    await expect(titleOf(page, area)).toBeVisible()
  }

  const other = await browser.newContext({ baseURL, locale: 'fr-FR' })
  afterwards(() => other.close())
  const visitor = await other.newPage()
  await signIn(visitor, accounts.caregiver)
  await visitor.goto(area.path)
  await expect(visitor.getByText(`${text} pour`)).toBeVisible()
  expect(await registered(request, name)).toMatchObject({ version: before.version })

  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await page.goto(area.path)
  await expect(page.getByText(`${text} pour`)).toBeVisible()
  reportFault({
    fault: `${name}, worked on in the running shell`,
    injected: measured.length,
    measured: `in the page ${measured.join(', ')} ms after it was built`,
  })
})
