import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeStamp } from '../files/stamp.ts'
import { shellCopy } from './front-ends.ts'

let folder = ''
const copies = () => join(folder, 'copies')
const built = () => ({ dist: join(folder, 'dist'), stamp: join(folder, 'stamp') })
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'front-ends-'))
  await mkdir(copies())
  await mkdir(built().dist)
})
afterEach(() => rm(folder, { recursive: true }))

async function build(page: string, sources: string) {
  await writeFile(join(built().dist, 'index.html'), page)
  await writeStamp(built().stamp, `${sources} ${page}`)
}

test('what is served is what was built last, and the copy before it goes', async () => {
  await build('first', 'a'.repeat(64))
  const first = await shellCopy(copies(), built())
  await build('second', 'b'.repeat(64))
  const second = await shellCopy(copies(), built())
  expect(await readFile(join(second, 'index.html'), 'utf8')).toBe('second')
  expect(second).not.toBe(first)
  expect((await readdir(copies())).length).toBe(2)
})

test('a copy that is there is served as it is', async () => {
  await build('first', 'a'.repeat(64))
  const copy = await shellCopy(copies(), built())
  await writeFile(join(copy, 'seen'), '')
  expect(await shellCopy(copies(), built())).toBe(copy)
  expect(await readdir(copy)).toContain('seen')
})
