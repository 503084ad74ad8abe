import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { wordsPage } from './words-page.ts'

writeFileSync(join(root, 'docs', 'words.md'), wordsPage())
