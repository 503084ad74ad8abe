import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { treeHash } from '../src/files/tree-hash.ts'
import { defaultDataDir, root } from '../src/paths.ts'
import { bundle, watchedBundle } from '../src/supervisor/bundle.ts'

let folder: string
let source: string

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

beforeEach(() => {
  mkdirSync(defaultDataDir, { recursive: true })
  folder = mkdtempSync(join(defaultDataDir, 'test-bundle-'))
  source = relative(root, folder)
  write('package.json', '{ "version": "1.0.0" }')
  write(
    'main.ts',
    `import pg from 'pg'
     import { roles } from '@ensemble/contracts/enumerations'
     const place: string = import.meta.dirname
     const make = () => class Stored {}
     console.log(JSON.stringify({ roles: roles.length, client: typeof pg.Client, kind: make().name, place }))`,
  )
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the bundle of a program', () => {
  it('takes our packages and all dependencies in, and keeps the place of a source', async () => {
    const output = join(folder, 'out')
    await bundle({ folder: output, entries: { main: `${source}/main.ts` }, sources: [`${source}/main.ts`] })
    const main = join(output, 'main.mjs')
    expect(readFileSync(main, 'utf8')).not.toMatch(/from ?"(?!node:)/)
    const printed: unknown = JSON.parse(execFileSync(process.execPath, [main], { encoding: 'utf8' }))
    // Some find what they have stored by the name of its class.
    expect(printed).toEqual({ roles: 4, client: 'function', kind: 'Stored', place: folder })
  })

  it('names the line of the source where something fails, whatever its own text looks like', async () => {
    const output = join(folder, 'out')
    write(
      'main.ts',
      `// ’ and other signs that comments have\n\nfunction plant(): never {\n  throw new Error('dry')\n}\nplant()`,
    )
    await bundle({ folder: output, entries: { main: `${source}/main.ts` }, sources: [`${source}/main.ts`] })
    const main = join(output, 'main.mjs')
    expect(readFileSync(main, 'latin1')).toMatch(/^[\0-\x7f]*$/)
    const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', main], { encoding: 'utf8' })
    expect(stderr).toContain('dry')
    expect(stderr).toMatch(/at plant \(.*main\.ts:4:9\)/)
  })

  it('leaves dependencies where they are while somebody writes the program, and runs with them', async () => {
    const output = join(folder, 'out')
    const watched = await watchedBundle({ folder: output, entries: { main: `${source}/main.ts` } })
    expect([await watched.rebuild(), await watched.rebuild()]).toEqual([true, false])
    const main = join(output, 'main.mjs')
    expect(readFileSync(main, 'utf8')).toMatch(/from "file:.+\/node_modules\/pg\//)
    const printed: unknown = JSON.parse(execFileSync(process.execPath, [main], { encoding: 'utf8' }))
    expect(printed).toEqual({ roles: 4, client: 'function', kind: 'Stored', place: folder })
  })

  it('is made again only when a source has changed', async () => {
    const options = {
      folder: join(folder, 'out'),
      entries: { main: `${source}/main.ts` },
      sources: [`${source}/main.ts`],
    }
    expect(await bundle(options)).toBe(true)
    expect(await bundle(options)).toBe(false)
    write('main.ts', 'console.log(1)')
    expect(await bundle(options)).toBe(true)
  })
})

describe('the hash of a source tree', () => {
  it('follows contents and names, not what tools generate', async () => {
    const before = await treeHash(root, [source])
    mkdirSync(join(folder, 'dist'))
    write('dist/output.js', '1')
    expect(await treeHash(root, [source])).toBe(before)
    write('more.ts', '')
    expect(await treeHash(root, [source])).not.toBe(before)
  })
})
