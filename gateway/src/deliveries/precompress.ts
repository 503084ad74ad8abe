import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(js|mjs|css|json|svg|txt|html)$/

/** Below this many bytes the answer fits one packet anyway. */
const worthIt = 1_024

/**
 * Writes a brotli and a gzip copy beside a text file, once, at the highest setting: a published file never changes.
 * @param path of the file
 */
export async function precompress(path: string): Promise<void> {
  if (!compressible.test(path)) return
  const content = await readFile(path)
  if (content.length < worthIt) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, gzipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, gzipped)])
}
