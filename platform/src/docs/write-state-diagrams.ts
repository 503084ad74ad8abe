import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { stateDiagrams } from './state-diagrams.ts'

writeFileSync(join(root, 'docs', 'states.md'), stateDiagrams())
