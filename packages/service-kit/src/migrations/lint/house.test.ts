import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quickSince } from '../apply-migration.ts'
import { readMigrations } from '../migration-files.ts'
import { lintMigration } from './lint-migration.ts'
import { olderFiles } from './older-files.ts'

const root = join(import.meta.dirname, '../../../../..')
const services = readdirSync(root).filter((name) => name.startsWith('svc-'))
const folders = ['packages/service-kit', ...services]
  .map((area) => `${area}/migrations`)
  .filter((folder) => existsSync(join(root, folder)))

async function findings(): Promise<string[]> {
  const found = folders.map(async (folder) => {
    const migrations = await readMigrations(join(root, folder))
    const each = migrations.map(async (migration) =>
      (await lintMigration(migration)).map((finding) => `${folder}/${migration.name}:${finding}`),
    )
    return (await Promise.all(each)).flat()
  })
  return (await Promise.all(found)).flat()
}

const fileOf = (finding: string) => finding.split(':')[0] ?? ''
const all = await findings()

test('no migration makes people wait or fails the release before it', () => {
  expect(all.filter((finding) => !olderFiles.has(fileOf(finding)))).toEqual([])
})

test('the older files that are let pass are those that break a rule, and no newer ones', () => {
  expect([...olderFiles]).toEqual([...new Set(all.map(fileOf))].filter((file) => olderFiles.has(file)))
  expect([...olderFiles].filter((file) => (file.split('/').at(-1) ?? '') >= quickSince)).toEqual([])
})
