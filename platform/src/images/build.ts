import { buildProgramFolder } from './program-folder.ts'
import { isImageName } from './images.ts'

/** What the stages of the Dockerfile run: `node --import tsx platform/src/images/build.ts <program> <folder>`. */
const [name = '', out = ''] = process.argv.slice(2)
if (!isImageName(name) || out === '') throw new Error(`There is no program "${name}", or no folder to put it.`)
await buildProgramFolder(name, out)
