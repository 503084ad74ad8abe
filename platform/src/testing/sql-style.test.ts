import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

const services = readdirSync(root).filter((name) => name.startsWith('svc-'))
const folders = ['bench', 'e2e', 'gateway', 'packages', 'platform', ...services]

const skipped = /(^|\/)(node_modules|dist)\/|sql-style\.test\.ts$/

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => !skipped.test(name)),
)

function linesWith(pattern: RegExp, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  )
}

const statement =
  /\b(SELECT |INSERT INTO|UPDATE \w+ SET|DELETE FROM|(CREATE|ALTER|DROP) (TABLE|INDEX|ROLE|DATABASE|DEFAULT|FUNCTION|EXTENSION)|(GRANT|REVOKE) |WHERE |(ORDER|GROUP) BY|JOIN )/

/** What is applied is never changed: these are as they were written. */
const lastInCapitals = '202611221100'

test('SQL is written in lower case', () => {
  const migrations = sources.filter((name) => /\/migrations\/\d{12}_\w+\.sql$/.test(name))
  const later = migrations.filter((name) => (/\/(\d{12})_/.exec(name)?.[1] ?? '') > lastInCapitals)
  const programs = sources.filter((name) => name.endsWith('.ts'))
  expect(migrations.length).toBeGreaterThan(later.length)
  expect(linesWith(statement, [...programs, ...later])).toEqual([])
})

test('names of columns and rows of services come from the declaration of the table, not from lists by hand', () => {
  const programs = sources.filter((name) => /^svc-[\w-]+\/src\/.*\.ts$/.test(name))
  const alias = /\bas "[a-z]+[A-Z]/
  const longRow = /values \(\$1, \$2, \$3, \$4/
  expect(linesWith(alias, programs)).toEqual([])
  expect(linesWith(longRow, programs)).toEqual([])
})
