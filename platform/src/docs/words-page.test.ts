import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'
import { wordsPage } from './words-page.ts'

it('docs/words.md shows the words that people read: npm run docs:words', () => {
  expect(readFileSync(join(root, 'docs', 'words.md'), 'utf8')).toBe(wordsPage())
})
