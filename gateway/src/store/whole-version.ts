import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { digestOf, readDescriptor, readProvenance } from './published-files.ts'

const copies = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const

/**
 * Looks whether a folder holds a version as its remote.json lists it, compressed copies included: a browser takes them
 * for the file.
 * @returns the path of the first file that is missing or altered, or null
 */
export async function faultIn(folder: string, { files }: RemoteDescriptor): Promise<string | null> {
  for (const [path, digest] of Object.entries(files)) {
    const content = await readFile(join(folder, path)).catch(() => null)
    if (content === null || digestOf(content) !== digest) return path
    for (const [suffix, expand] of copies) {
      const copy = await readFile(join(folder, path + suffix)).catch(() => null)
      if (copy === null) continue
      const expanded = await expand(copy).catch(() => null)
      if (expanded === null || digestOf(expanded) !== digest) return path + suffix
    }
  }
  return null
}

/** Whether a folder holds the same version as another one, by the same signature, and all of it. */
export async function isSameVersion(folder: string, other: string): Promise<boolean> {
  const [here, there] = await Promise.all([readDescriptor(folder), readDescriptor(other)])
  if (!here || here.digest !== there?.digest) return false
  const [signed, signedThere] = await Promise.all([readProvenance(folder), readProvenance(other)])
  return signed === signedThere && (await faultIn(folder, here.descriptor)) === null
}
