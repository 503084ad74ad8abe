import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { folderFiles } from './folder-files.mjs'

const compressible = /\.(js|svg|json|txt|webmanifest)$/
/** Below this many bytes a compressed answer is not smaller on the wire. */
const worthIt = 1024

/**
 * Writes a .br and a .gz beside every asset, once, at the best quality, so that no server compresses at a request.
 * Pages (.html) are left out: the gateway fills them in at each request.
 * @param {string} directory absolute path
 */
export async function compressAssets(directory) {
  const files = (await folderFiles(directory)).filter((file) => compressible.test(file))
  // All at once: Node itself works on as many as the machine has threads for.
  await Promise.all(files.map((file) => compress(path.join(directory, file))))
}

async function compress(file) {
  const content = await readFile(file)
  if (content.length < worthIt) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
