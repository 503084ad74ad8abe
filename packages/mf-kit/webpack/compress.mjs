import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { folderFiles } from './folder-files.mjs'

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/
/** Below this many bytes a compressed answer is not smaller on the wire. */
const worthIt = 1024

/**
 * Writes a .br and a .gz beside every asset, once, at the best quality, so that no server compresses at a request.
 * Pages (.html) are left out: the gateway fills them in at each request.
 * @param {string} directory absolute path
 */
export async function compressAssets(directory) {
  for (const file of await folderFiles(directory)) {
    if (!compressible.test(file)) continue
    const full = path.join(directory, file)
    const content = await readFile(full)
    if (content.length < worthIt) continue
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, brotli),
      promisify(gzip)(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${full}.br`, br), writeFile(`${full}.gz`, gz)])
  }
}
