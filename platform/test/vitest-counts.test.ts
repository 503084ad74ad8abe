import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultDataDir, root } from '../src/paths.ts'
import { readCounts } from '../src/testing/counts.ts'

let folder: string
beforeEach(() => {
  mkdirSync(defaultDataDir, { recursive: true })
  folder = mkdtempSync(join(defaultDataDir, 'test-counts-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** What the reporter counts of these files, run by Vitest without what it would inherit from the one that runs this. */
async function countsOf(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const countsFile = join(folder, 'counts.json')
  const reporter = join(root, 'platform/src/testing/vitest-counts.ts')
  const { PATH, HOME } = process.env
  const words = ['run', '--globals', `--root=${folder}`, `--reporter=${reporter}`]
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: folder,
    env: { PATH, HOME, NO_COLOR: '1', COUNTS_FILE: countsFile },
    stdio: 'ignore',
  })
  await once(child, 'exit')
  return readCounts(countsFile, true)
}

it('a test that was to run and did not has failed, and so has what cannot be loaded; one that was left out is skipped', async () => {
  const skipped = `
    it.skip('is left out', () => undefined)
    it.todo('is to come')
    describe.skip('left out together', () => it('is left out', () => undefined))`
  const failed = `
    it('fails', () => expect(1).toBe(2))
    describe('behind a set-up that fails', () => {
      beforeAll(() => { throw new Error('no database') })
      it('one', () => undefined)
      it('two', () => undefined)
    })`
  const outside = `
    it('passes', () => void setImmediate(() => { throw new Error('outside of tests') }))
    it('passes as well', () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))))`
  const counts = await countsOf({
    'vitest.config.mjs': 'export default {}',
    'skipped.test.js': skipped,
    'failed.test.js': failed,
    'outside.test.js': outside,
    'broken.test.js': `throw new Error('cannot be loaded')`,
  })
  expect(counts).toEqual({ passed: 2, failed: 5, skipped: 3 })
})
