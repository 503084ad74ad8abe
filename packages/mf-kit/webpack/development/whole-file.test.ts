import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putWhole } from './whole-file.mjs'

let folder = ''
const page = () => join(folder, 'index.html')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-file-'))
  await putWhole(page(), Buffer.from('the page before'))
})
afterEach(() => rm(folder, { recursive: true }))

test('whoever had begun to read gets the whole file of before', async () => {
  const reader = await open(page())
  await putWhole(page(), Buffer.from('the page after'))
  expect((await reader.readFile()).toString()).toBe('the page before')
  await reader.close()
  expect((await readFile(page())).toString()).toBe('the page after')
})

test('what is the same is left alone', async () => {
  const before = await stat(page())
  await putWhole(page(), Buffer.from('the page before'))
  const after = await stat(page())
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
})
