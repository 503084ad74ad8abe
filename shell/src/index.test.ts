import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')

it('says in both languages that a browser is too old, by styles alone, and in rendered pages as well', () => {
  const [start = ''] = page.split('<div id="root">')
  // What stands from here to the end of <noscript>, and between the two comments, is another in rendered pages.
  const kept = start.replace(/<!-- first paint -->.*<!-- \/first paint -->/s, '')
  expect(kept).toMatch(/<p id="old-browser" lang="fr">[^<]+<span lang="en">[^<]+<\/span>\s*<\/p>/)
  expect(kept).toMatch(/@supports \(accent-color: auto\) \{\s*#old-browser \{\s*display: none;/)
})
