import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from '@ensemble/service-kit/refusal'
import { versionFolder } from '../registry/published-files.ts'

/** Bytes of one delivered file. */
const maxFileBytes = 8 * 1_048_576

/** Where the files of a version gather until it is complete. Not served: the name begins with a dot. */
export function stagingFolder(remotesDir: string, name: string, version: string): string {
  return join(remotesDir, '.staging', name, version)
}

/**
 * Stores one file of a version that is being delivered; sent again, it replaces the one before.
 * @param path checked by isFilePath
 * @throws {Refusal} BODY_TOO_LARGE
 */
export async function stageFile(folder: string, path: string, body: AsyncIterable<Buffer>): Promise<void> {
  const target = join(folder, ...path.split('/'))
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.part`
  try {
    await pipeline(body, bounded(), createWriteStream(draft))
    await rename(draft, target)
  } catch (cause) {
    await rm(draft, { force: true })
    throw cause
  }
}

/** Paths of all files below a folder, with forward slashes; empty where there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort()
}

/** SHA-384 of a file in base64, as remote.json lists it. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha384')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64')
}

/** Makes a complete version visible, in one step: nobody ever sees half of it. */
export async function publishStaged(remotesDir: string, name: string, version: string): Promise<void> {
  const target = versionFolder(remotesDir, name, version)
  await mkdir(dirname(target), { recursive: true })
  await rename(stagingFolder(remotesDir, name, version), target)
}

export async function dropStaged(remotesDir: string, name: string, version: string): Promise<void> {
  await rm(stagingFolder(remotesDir, name, version), { recursive: true, force: true })
}

function bounded(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= maxFileBytes) return done(null, chunk)
      try {
        refuse('BODY_TOO_LARGE')
      } catch (refusal) {
        done(refusal instanceof Error ? refusal : new Error('refused'))
      }
    },
  })
}
