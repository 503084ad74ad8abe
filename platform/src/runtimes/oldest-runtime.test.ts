import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../paths.ts'

const Package = Type.Object({ dependencies: Type.Optional(Type.Record(Type.String(), Type.String())) })

const Faults = Type.Record(Type.String(), Type.Array(Type.String()))

const programs = [
  ...readdirSync(root).filter((name) => /^(gateway|platform|svc-.+)$/.test(name)),
  'packages/contracts',
  'packages/service-kit',
].filter((folder) => existsSync(join(root, folder, 'package.json')))

/** What a dependency loads only when it is needed: fastify, for a call without a network. */
const later: Record<string, string[]> = { 'packages/service-kit': ['light-my-request'] }

/** Prints which packages of which folder cannot be loaded, and why; what several need is loaded once. */
const load = `
  import { pathToFileURL } from 'node:url'
  const faults = {}
  for (const [folder, names] of Object.entries(JSON.parse(process.argv[1]))) {
    faults[folder] = []
    for (const name of names) {
      try {
        await import(import.meta.resolve(name, pathToFileURL(folder + '/package.json').href))
      } catch ({ code, message }) {
        faults[folder].push([name, code, message.split('\\n')[0]].join(' '))
      }
    }
  }
  console.log(JSON.stringify(faults))`

function dependenciesOf(folder: string): string[] {
  const { dependencies = {} } = Parse(Package, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
  return [...Object.keys(dependencies), ...(later[folder] ?? [])].filter((name) => !name.startsWith('@ensemble/'))
}

let faults: Record<string, string[]>
beforeAll(() => {
  const asked = Object.fromEntries(programs.map((folder) => [join(root, folder), dependenciesOf(folder)]))
  const flags = ['--no-experimental-require-module', '--experimental-import-meta-resolve', '--input-type=module']
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, '--eval', load, JSON.stringify(asked)], {
    encoding: 'utf8',
  })
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
  faults = Parse(Faults, JSON.parse(stdout))
})

/** Node.js 20.18 cannot require() an ES module; every later one can, unless it is told not to. */
test.each(programs)('%s depends on nothing that the oldest Node.js cannot load', (folder) => {
  expect(faults[join(root, folder)]).toEqual([])
})
