import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decisionIndex, decisionsDir } from './decision-index.ts'

writeFileSync(join(decisionsDir, 'README.md'), decisionIndex())
