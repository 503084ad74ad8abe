import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import Type from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { isFilePath } from '../http/file-paths.ts'

/** Path and bytes of each file, in the order in which their contents follow. */
const isIndex = checkOf(Type.Array(Type.Tuple([Type.String(), Type.Integer({ minimum: 0 })])))

/** All files of a version as one object: a line that says what there is, then one content after the other. */
export async function pack(folder: string): Promise<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  const paths = files
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isArchived)
    .sort()
  const contents = await Promise.all(paths.map((path) => readFile(join(folder, path))))
  const index = paths.map((path, at) => [path, contents[at]?.length ?? 0])
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents])
}

/**
 * Writes the files of an archive below a folder.
 * @throws when it is none, or names a place outside the folder
 */
export async function unpack(archive: Uint8Array, folder: string): Promise<void> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = bytes.indexOf('\n')
  const index: unknown = JSON.parse(bytes.toString('utf8', 0, Math.max(0, end)))
  if (!isIndex(index)) throw new Error('the archive does not say what is in it')
  let at = end + 1
  for (const [path, size] of index) {
    if (!isArchived(path)) throw new Error(`the archive names ${path}`)
    const target = join(folder, ...path.split('/'))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes.subarray(at, at + size))
    at += size
  }
  if (at !== bytes.length) throw new Error('the archive is cut off')
}

/** What is delivered, and the compressed copies. */
function isArchived(path: string): boolean {
  return isFilePath(path.replace(/\.(br|gz)$/, ''))
}
