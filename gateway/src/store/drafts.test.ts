import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { draftFolder, removeLeftDrafts } from './drafts.ts'

const now = new Date('2026-11-29T12:00:00Z')
const hourMs = 3_600_000
const cache = mkdtempSync(join(tmpdir(), 'drafts-'))
afterEach(() => rmSync(cache, { recursive: true, force: true }))

function folderOf(age: number, folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'remoteEntry.js'), 'void 0')
  const at = new Date(now.getTime() - age)
  utimesSync(folder, at, at)
  return folder
}

it('takes away what a process that died has left, and neither a draft under way nor a version', async () => {
  folderOf(hourMs, draftFolder(cache, '.staging'))
  folderOf(hourMs, draftFolder(cache, '.fetched'))
  const young = folderOf(hourMs - 1000, draftFolder(cache, '.staging'))
  const version = folderOf(90 * 24 * hourMs, join(cache, 'mf-missions', 'v1'))
  expect(await removeLeftDrafts(cache, now)).toBe(2)
  expect(readdirSync(dirname(young)).map((name) => join(dirname(young), name))).toEqual([young])
  expect(readdirSync(join(cache, '.fetched'))).toEqual([])
  expect(readdirSync(version)).toEqual(['assets'])
})

it('does nothing where there has never been a draft', async () => {
  expect(await removeLeftDrafts(cache, now)).toBe(0)
})
