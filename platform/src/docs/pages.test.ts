import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { developmentSettings } from '../development/development-settings.ts'
import { gatewayPort, readSettings, usedPorts } from '../settings.ts'

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((page) => existsSync(join(root, page)))
const text = new Map(pages.map((page) => [page, readFileSync(join(root, page), 'utf8')]))

function inPages(pattern: RegExp): { page: string; word: string }[] {
  return [...text].flatMap(([page, content]) =>
    [...content.matchAll(pattern)].map((match) => ({ page, word: match[1] ?? '' })),
  )
}

describe('what a page names is there', () => {
  it('commands', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const unknown = inPages(/npm run ([a-z][a-z:-]*)/g).filter(({ word }) => !(word in scripts))
    expect(unknown).toEqual([])
  })

  it('links to files', () => {
    const broken = inPages(/\]\(((?!https?:|#|mailto:)[^)\s]+)\)/g).filter(
      ({ page, word }) => !existsSync(join(root, dirname(page), decodeURI(word.replace(/#.*$/, '')))),
    )
    expect(broken).toEqual([])
  })

  it('programs that are started by their path', () => {
    const broken = inPages(/npx tsx ([\w./-]+\.ts)/g).filter(({ word }) => !existsSync(join(root, word)))
    expect(broken).toEqual([])
  })

  it('folders and files of an area', () => {
    const broken = [...text].flatMap(([page, content]) => {
      if (!/^[\w-]+\/README\.md$/.test(page)) return []
      const named = [...content.matchAll(/`((?:src|test)\/[\w./-]+)`/g)].map(([, path = '']) => path)
      return named.filter((path) => !existsSync(join(root, dirname(page), path))).map((path) => ({ page, path }))
    })
    expect(broken).toEqual([])
  })

  it('tests that hold the specification', () => {
    const named = [...(text.get('docs/specification.md') ?? '').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)]
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(([, file = '']) => !existsSync(join(root, file)))).toEqual([])
  })
})

it('the page of an area names each folder of its sources', () => {
  const unnamed = [...text].flatMap(([page, content]) => {
    const sources = join(root, dirname(page), 'src')
    if (!/^[\w-]+\/README\.md$/.test(page) || !existsSync(sources)) return []
    const folders = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return folders
      .filter(({ name }) => name !== 'testing' && !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(content))
      .map(({ name }) => `${page}: ${name}`)
  })
  expect(unnamed).toEqual([])
})

it('comments name pages that are there', () => {
  const names = new Set(pages.map((page) => basename(page)))
  const sources = execFileSync('git', ['grep', '-nE', '(^ *(\\*|//|/\\*\\*)).*\\.md', '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  const named = sources
    .split('\n')
    .flatMap((line) => [...line.matchAll(/[\w-]+\.md\b/g)].map(([name]) => ({ line, name })))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ name }) => !names.has(name))).toEqual([])
})

it('the ports of docs/configuration.md are those that npm start takes', () => {
  const page = text.get('docs/configuration.md') ?? ''
  const { ports } = readSettings({})
  const said = [...page.matchAll(/`PORT`[^|]*\| [^|]*\((\d+) under `npm start`\)/g)].map((match) => Number(match[1]))
  expect(said).toEqual([ports.gateway, ports.users, ports.missions])
})

it('every port that a page gives a variable is the one that it has where nobody sets it', () => {
  const usual = usedPorts(readSettings({})).flatMap(({ ports }) => ports)
  const numbers = new Map(
    [...usual, gatewayPort(developmentSettings({}))].map(({ variable, port }) => [variable, port]),
  )
  // `PORT` in a table is that of one program, which has a chapter of its own.
  const said = [/`((?:[A-Z]+_)*PORT)`,? (\d+)/g, /`((?:[A-Z]+_)+PORT)` \| – \((\d+)/g].flatMap((pattern) =>
    [...text].flatMap(([page, content]) =>
      [...content.matchAll(pattern)].map(([, name = '', port]) => ({ page, name, port: Number(port) })),
    ),
  )
  expect(new Set(said.map(({ name }) => name))).toEqual(new Set(numbers.keys()))
  expect(said.filter(({ name, port }) => numbers.get(name) !== port)).toEqual([])
})

it('the limits of loading in shell/README.md are those of the files it names', () => {
  const [, table = ''] = (text.get('shell/README.md') ?? '').split('| limit | ms | where |\n|---|---|---|\n')
  const rows = table.replace(/\n\n[\s\S]*/, '').split('\n')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const [, , limits = '', where = ''] = row.split('|')
    const files = [...where.matchAll(/`([\w./-]+)`/g)].map(([, file = '']) =>
      file.includes('/') ? join('packages', file) : join('shell/src/remotes', file),
    )
    const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    const missing = [...limits.matchAll(/\d+(?: \d{3})+/g)].filter(([limit]) => !code.includes(limit.replace(' ', '_')))
    expect({ row, missing }).toEqual({ row, missing: [] })
  }
})
