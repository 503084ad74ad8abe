import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lintMigration } from '../../src/migrations/lint/lint-migration.ts'
import { migrationOf, readMigrations } from '../../src/migrations/migration-files.ts'
import { migrate } from '../../src/migrations/migrate.ts'
import { createTestDatabase } from '../../src/testing/test-database.ts'

const guide = await readFile(join(import.meta.dirname, '../../../../docs/guides/migrations.md'), 'utf8')
const recipes = [...guide.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, sql = '']) => sql)
const database = await createTestDatabase({ directories: [] })
const folder = await mkdtemp(join(tmpdir(), 'guide-'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('the recipes of the guide pass the linter', async () => {
  const findings = await Promise.all(recipes.map((sql) => lintMigration(migrationOf('202701010000_recipe.sql', sql))))
  expect(findings.flat()).toEqual([])
})

test('the recipes of the guide run one after the other on a table with rows', async () => {
  await database.db.query({ text: 'create table articles (id uuid primary key, title text not null, summary text)' })
  await database.db.query({
    text: `insert into articles select gen_random_uuid(), 'Title ' || i from generate_series(1, 2500) i`,
  })
  const write = (sql: string, index: number) => writeFile(join(folder, `2101010100${10 + index}_recipe.sql`), sql)
  await Promise.all(recipes.map(write))
  const names = (await readMigrations(folder)).map(({ name }) => name)
  expect(names).toHaveLength(8)
  const settings = { url: database.url, directories: [folder], log: { info: () => undefined } }
  expect(await migrate({ ...settings, contract: true })).toEqual(names)
  const { rows } = await database.db.query({
    text: `select count(*) as filled from articles where short_title = title and tone = 'plain'`,
  })
  expect(rows).toEqual([{ filled: 2500 }])
})
