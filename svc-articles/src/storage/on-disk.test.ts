import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { openFileStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'images')

it('gives a file to nobody before all of it is there', async () => {
  const files = await openFileStore(pathToFileURL(folder).href)
  const bytes = new PassThrough()
  const kept = files.putStream('images/a', bytes)
  bytes.write('half ')
  await expect.poll(written, { timeout: 60_000 }).toHaveLength(1)
  expect(await files.exists('images/a')).toBe(false)
  bytes.end('and whole')
  await kept
  expect(new TextDecoder().decode(await files.bytes('images/a'))).toBe('half and whole')
  expect(written()).toEqual(['images/a'])
})

it('leaves nothing of a file that broke off', async () => {
  const files = await openFileStore(pathToFileURL(folder).href)
  const bytes = new PassThrough()
  const kept = files.putStream('images/b', bytes)
  bytes.destroy(new Error('gone'))
  await expect(kept).rejects.toThrow()
  expect(written()).toEqual(['images/a'])
})
