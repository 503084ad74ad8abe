import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts } from '../accounts.ts'
import { reportFault } from '../faults/fault-report.ts'
import { signIn } from '../people.ts'
import { dataDir, root } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { areas, loadedAt, titleOf, visit } from './areas.ts'
import { remote } from './delivery.ts'
import { deliveryApi } from './delivery-api.ts'
import { editedBuild, unchanged } from './edited-build.ts'
import { registered } from './published.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const name = 'mf-missions'
const area = areas.find((candidate) => candidate.remote === name)

/** A roll-back is one write: most of its time is the start of the command. In ms. */
const limitMs = 5_000

/** From the move to the tab that asks what it gets now. In ms. */
const toldWithinMs = 2_000

test('one command brings the version before back, builds nothing, and open tabs are told and leave at their next page', async ({
  page,
  request,
  afterwards,
}) => {
  if (!area) throw new Error(`no area of ${name}`)
  const { version: good } = await registered(request, name)
  const next = await editedBuild(name, 'next', unchanged)
  afterwards(next.remove)
  afterwards(async () => {
    if ((await registered(request, name)).version !== good) await remote('promote', name, good)
  })
  const api = deliveryApi(request, name)
  await api.publish(next)
  await api.promote(next.version)

  await signIn(page, accounts.admin)
  await visit(page, area)
  const origin = await loadedAt(page)
  const before = await builtFiles()

  const told = page.waitForRequest((sent) => sent.url().endsWith('/remotes.json')).then(() => Date.now())
  const begun = Date.now()
  expect(await remote('rollback', name)).toContain(`${name} is back at ${good}`)
  const took = Date.now() - begun
  expect(took, 'in seconds').toBeLessThan(5 * limitMs)
  expect(await builtFiles(), 'something was built').toEqual(before)
  expect((await registered(request, name)).version).toBe(good)

  const toldAfter = (await told) - (await movedAt())
  expect(toldAfter, 'ms until the open tab was told').toBeLessThan(5 * toldWithinMs)
  await expect(titleOf(page, area)).toBeVisible()
  expect(await loadedAt(page), 'the tab was loaded anew under its visitor’s hands').toBe(origin)

  // The next page comes with the version before, and with it alone.
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Gérer les missions' }).click()
  await expect.poll(() => loadedAt(page).catch(() => origin)).not.toBe(origin)
  await expect(page).toHaveURL(/\/missions\/management/)
  // The tabs are there whether or not somebody runs missions.
  await expect(page.getByRole('main').getByRole('tab', { name: 'Les miennes' })).toBeVisible()
  expect(asked.some((path) => path.startsWith(`/remotes/${name}/${good}/`))).toBe(true)
  const anew = await loadedAt(page)
  await visit(page, area)
  expect(await loadedAt(page), 'loaded anew a second time').toBe(anew)

  const visitor = await page.context().newPage()
  const loaded: string[] = []
  visitor.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  await visitor.goto(area.path)
  await expect(titleOf(visitor, area)).toBeVisible()
  expect(loaded.filter((path) => path.startsWith(`/remotes/${name}/${next.version}/`))).toEqual([])
  expect(loaded.some((path) => path.startsWith(`/remotes/${name}/${good}/`))).toBe(true)
  await visitor.close()
  reportFault({
    fault: `roll-back of ${name}`,
    injected: 1,
    measured: `took ${took} ms (limit ${limitMs} ms), tab told after ${toldAfter} ms (limit ${toldWithinMs} ms)`,
  })
})

/** When the last move was made, from the gateway's own copy of the log. */
async function movedAt(): Promise<number> {
  const values: Record<string, string> = JSON.parse(await readFile(join(dataDir, 'remotes', 'shared.json'), 'utf8'))
  const moves = Object.entries(values).flatMap(([key, text]) => (key.startsWith('moves.') ? [JSON.parse(text)] : []))
  return Math.max(...moves.map(({ at }: { at: string }) => new Date(at).getTime()))
}

/** Digest of each file that a build of the shell or of the remote would write. */
async function builtFiles(): Promise<Record<string, string>> {
  const folders = ['shell/dist', 'shell/dist/assets', `${name}/dist`].map((folder) => join(root, folder))
  const digests: Record<string, string> = {}
  for (const folder of folders)
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isFile()) {
        const path = join(folder, entry.name)
        digests[path] = createHash('sha256')
          .update(await readFile(path))
          .digest('hex')
      }
  return digests
}
