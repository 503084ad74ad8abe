import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts } from '../accounts.ts'
import { reportFault } from '../faults/fault-report.ts'
import { signIn } from '../people.ts'
import { root } from '../platform.ts'
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

test('one command brings the version before back, builds nothing, and leaves open tabs their files', async ({
  page,
  request,
  afterwards,
}) => {
  test.setTimeout(120_000)
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

  const begun = Date.now()
  expect(await remote('rollback', name)).toContain(`${name} is back at ${good}`)
  const took = Date.now() - begun
  expect(took, 'in seconds').toBeLessThan(5 * limitMs)
  expect(await builtFiles(), 'something was built').toEqual(before)
  expect((await registered(request, name)).version).toBe(good)

  // A page of the same remote that this tab had not opened yet: its code comes from the version that the tab began with.
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.getByRole('button', { name: 'Menu de l’équipe' }).click()
  await page.getByRole('menuitem', { name: 'Gérer les missions' }).click()
  // The lazy part of that page: an admin's own missions, of which there may be none.
  await expect(page.getByRole('main').getByRole('button', { name: 'Densité' })).toBeVisible()
  const pieces = asked.filter((path) => path.startsWith(`/remotes/${name}/`))
  expect(pieces.length, 'pieces that were not there yet').toBeGreaterThan(0)
  expect(pieces.filter((path) => !path.startsWith(`/remotes/${name}/${next.version}/`))).toEqual([])
  expect(await loadedAt(page), 'the tab was loaded anew').toBe(origin)

  const visitor = await page.context().newPage()
  const loaded: string[] = []
  visitor.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  await visitor.goto(area.path)
  await expect(titleOf(visitor, area)).toBeVisible()
  expect(loaded.filter((path) => path.startsWith(`/remotes/${name}/${next.version}/`))).toEqual([])
  expect(loaded.some((path) => path.startsWith(`/remotes/${name}/${good}/`))).toBe(true)
  await visitor.close()
  reportFault({ fault: `roll-back of ${name}`, injected: 1, measured: `took ${took} ms (limit ${limitMs} ms)` })
})

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
