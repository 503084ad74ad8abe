import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildsIn } from './followed-builds.ts'

vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  // A system that tells nobody of a change.
  watch: () => ({ close: () => undefined }),
}))

test('each build of another tool is seen, also where the system tells nothing of it', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'builds-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'remote.json'), '{}')
  const built = vi.fn()
  const builds = buildsIn(dist)(built, () => undefined)
  onTestFinished(builds.end)
  await builds.first
  for (const change of [1, 2]) {
    await writeFile(join(dist, `part-${change}.js`), 'x')
    await vi.waitFor(() => expect(built.mock.calls.length).toBeGreaterThanOrEqual(change), { timeout: 10_000 })
  }
})
