import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

const Package = Type.Object({
  name: Type.String(),
  dependencies: Type.Optional(Type.Record(Type.String(), Type.String())),
})

const frontEnd = ['@ensemble/contracts', '@ensemble/mf-kit', '@ensemble/ui']
const server = ['@ensemble/contracts', '@ensemble/service-kit']
const only = ['@ensemble/contracts']

/** Who may depend on whom (ARCHITECTURE.md). */
function allowed(folder: string): string[] {
  if (folder === 'packages/contracts') return []
  if (folder === 'shell' || folder.startsWith('mf-')) return frontEnd
  if (folder === 'gateway' || folder.startsWith('svc-')) return server
  return only
}

const folders = [...readdirSync(root), ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)].filter(
  (folder) => existsSync(join(root, folder, 'package.json')),
)

test.each(folders)('%s depends on nothing of ours that it may not', (folder) => {
  const { dependencies = {} } = Parse(Package, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@ensemble/'))
  expect(ours.filter((name) => !allowed(folder).includes(name))).toEqual([])
})

test.each(folders)('%s tells in a README what it is for', (folder) => {
  expect(existsSync(join(root, folder, 'README.md'))).toBe(true)
})
