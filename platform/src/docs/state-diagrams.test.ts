import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'
import { stateDiagrams } from './state-diagrams.ts'

it('docs/states.md shows the tables that the services enforce: npm run docs:states', () => {
  expect(readFileSync(join(root, 'docs', 'states.md'), 'utf8')).toBe(stateDiagrams())
})
