import { type ChildProcess, fork } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const fixture = path.join(import.meta.dirname, '../fixture-remote')
const root = path.join(import.meta.dirname, '../../../..')
let dir: string
let builder: ChildProcess
let told: unknown[]

beforeEach(() => {
  mkdirSync(path.join(root, '.data'), { recursive: true })
  dir = mkdtempSync(path.join(root, '.data', 'test-watched-remote-'))
  cpSync(fixture, dir, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => path.basename(source) !== 'dist',
  })
  told = []
  builder = fork(path.join(import.meta.dirname, 'watch-remote.mjs'), [dir, path.join(dir, 'dist')], {
    cwd: root,
    silent: true,
    execArgv: [],
  })
  builder.on('message', (message) => told.push(message))
})
afterEach(async () => {
  const ended = new Promise((resolve) => builder.once('exit', resolve))
  builder.kill()
  await ended
  rmSync(dir, { recursive: true })
})

const builds = (count: number) => expect.poll(() => told, { timeout: 60_000 }).toHaveLength(count)
const change = (file: string, from: string, to: string) => {
  const place = path.join(dir, file)
  writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
}

test('a saved source and the saved description are built, each once, and no build brings another about', async () => {
  await builds(1)
  change('src/fixture-page.tsx', 'pressed', 'pressed again')
  await builds(2)
  change('remote.config.ts', "titleKey: 'title'", "titleKey: 'other'")
  await builds(3)
  expect(told).toEqual(Array(3).fill({ built: expect.stringMatching(/^2\.1\.0-dev-/) }))
  expect(readFileSync(path.join(dir, 'dist/remote.json'), 'utf8')).toContain('"other"')
})
