import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { natsBinary } from './binary.ts'
import type { NatsSource } from './source.ts'

let folder: string
let onPath: string
let runtimeDir: string
let cached: string
let asked: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nats-binary-'))
  onPath = join(folder, 'bin')
  runtimeDir = join(folder, 'runtime')
  cached = join(runtimeDir, 'nats-server')
  asked = []
  for (const each of [onPath, runtimeDir]) mkdirSync(each)
  vi.stubEnv('PATH', onPath)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function install(path: string, version: string): void {
  writeFileSync(path, `#!/bin/sh\necho 'nats-server: v${version}'\n`)
  chmodSync(path, 0o755)
}

/** A source with a program, or with none. */
function source(name: string, version?: string): NatsSource {
  return {
    name,
    fetchInto: (into) => {
      asked.push(name)
      if (version === undefined) return Promise.reject(new Error('cannot be reached\nat somewhere'))
      install(join(into, 'fetched'), version)
      return Promise.resolve(join(into, 'fetched'))
    },
  }
}

function find(...sources: NatsSource[]) {
  return natsBinary(runtimeDir, () => {}, sources)
}

it('takes the one on PATH when it is recent, and fetches nothing', async () => {
  install(join(onPath, 'nats-server'), '2.15.2')
  install(cached, '2.15.1')
  expect(await find(source('release', '2.15.1'))).toEqual({ path: 'nats-server', version: '2.15.2' })
  expect(asked).toEqual([])
})

it('passes over an older one on PATH for the recent one that was fetched earlier', async () => {
  install(join(onPath, 'nats-server'), '2.9.10')
  install(cached, '2.15.1')
  expect(await find()).toEqual({ path: cached, version: '2.15.1' })
})

it('replaces an older one by the first source that has a recent one', async () => {
  install(cached, '2.9.10')
  const found = await find(source('release'), source('later', '2.15.1'), source('own', '2.9.10'))
  expect(found).toEqual({ path: cached, version: '2.15.1' })
  expect(asked).toEqual(['release', 'later'])
  expect(readdirSync(runtimeDir)).toEqual(['nats-server'])
})

it('takes an older one where no source has a recent one, and says what came of each', async () => {
  const found = await find(source('release'), source('own', '2.9.10'))
  const older = 'release: cannot be reached; own: has 2.9.10'
  expect(found).toEqual({ path: cached, version: '2.9.10', older })
})

it('takes the newest of older ones, in whatever order they come, and keeps that one', async () => {
  const sources = [source('release'), source('later', '2.10.27'), source('own', '2.9.10')]
  expect(await find(...sources)).toMatchObject({ path: cached, version: '2.10.27' })
  expect(readFileSync(cached, 'utf8')).toContain('2.10.27')
  expect(await find(...sources)).toMatchObject({ path: cached, version: '2.10.27' })
})

it('looks for a recent one once a day', async () => {
  install(cached, '2.9.10')
  const first = await find(source('release'))
  expect(await find(source('release'))).toEqual(first)
  expect(asked).toEqual(['release'])
  const yesterday = Date.now() / 1000 - 25 * 3600
  utimesSync(join(runtimeDir, 'nats-server.older'), yesterday, yesterday)
  expect(await find(source('release', '2.15.1'))).toEqual({ path: cached, version: '2.15.1' })
})

it('keeps the one that is there when what was fetched does not run, or is no nats-server of use', async () => {
  install(cached, '2.9.10')
  const broken: NatsSource = {
    name: 'broken',
    fetchInto: (into) => {
      writeFileSync(join(into, 'fetched'), 'not a program')
      return Promise.resolve(join(into, 'fetched'))
    },
  }
  const { version, older } = await find(broken, source('ancient', '2.8.4'))
  expect(version).toBe('2.9.10')
  expect(older).toMatch(/^broken: .*does not run here; ancient: .*does not run here$/)
})

it('names the ways when there is none', async () => {
  await expect(find(source('release'))).rejects.toMatchObject({
    why: expect.stringContaining('release: cannot be reached') as string,
    advice: expect.stringMatching(/NATS_URL.*on PATH.*nats-server;.*GitHub or a Debian archive/) as string,
  })
})
