import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

const Package = Type.Object({ dependencies: Type.Optional(Type.Record(Type.String(), Type.String())) })

const programs = [
  ...readdirSync(root).filter((name) => /^(gateway|platform|svc-.+)$/.test(name)),
  'packages/contracts',
  'packages/service-kit',
].filter((folder) => existsSync(join(root, folder, 'package.json')))

/** What a dependency loads only when it is needed: fastify, for a call without a network. */
const later: Record<string, string[]> = { 'packages/service-kit': ['light-my-request'] }

/** Prints the packages among its arguments that cannot be loaded, and why. */
const load = `
  for (const name of process.argv.slice(1)) {
    await import(name).catch(({ code, message }) => console.log(name, code, message.split('\\n')[0]))
  }`

/** Node.js 20.18 cannot require() an ES module; every later one can, unless it is told not to. */
test.each(programs)('%s depends on nothing that the oldest Node.js cannot load', (folder) => {
  const { dependencies = {} } = Parse(Package, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
  const names = [...Object.keys(dependencies), ...(later[folder] ?? [])].filter(
    (name) => !name.startsWith('@ensemble/'),
  )
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--no-experimental-require-module', '--input-type=module', '--eval', load, ...names],
    { cwd: join(root, folder), encoding: 'utf8' },
  )
  expect(stdout).toBe('')
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
})
