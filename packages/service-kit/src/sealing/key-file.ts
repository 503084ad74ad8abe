import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

const keyBytes = 32

/** A key file: keys of 32 bytes in base64url by name, and which of them wraps from now on. */
const KeyFile = Type.Object({
  current: Type.String({ minLength: 1 }),
  keys: Type.Record(Type.String(), Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
})
export type KeyFile = Static<typeof KeyFile>

/** The installation's keys, which wrap the keys that seal. */
export interface WrappingKeys {
  current: string
  has(name: string): boolean
  /** @throws {KeysMissing} */
  of(name: string): Buffer
}

/** The keys are not there, or not usable: what they seal stays closed, everything else goes on. */
export class KeysMissing extends Error {
  override readonly name = 'KeysMissing'
}

/**
 * Reads the keys anew, so that a rotation needs no restart.
 * @throws {KeysMissing} that names the file, never its content
 */
export async function readWrappingKeys(path: string): Promise<WrappingKeys> {
  const { current, keys } = await readKeyFile(path)
  return {
    current,
    has: (name) => keys[name] !== undefined,
    of(name) {
      const key = keys[name]
      if (key === undefined) throw new KeysMissing(`There is no key ${name} in ${path}.`)
      return Buffer.from(key, 'base64url')
    },
  }
}

/** @throws {KeysMissing} */
export async function readKeyFile(path: string): Promise<KeyFile> {
  if (path === '') throw new KeysMissing('No key file is set.')
  // Read while a rotation writes it, it may lack its end: it is whole the next time.
  const file = (await readJson(path)) ?? (await readJson(path))
  if (file === undefined) throw new KeysMissing(`The key file ${path} cannot be read as JSON.`)
  if (!Value.Check(KeyFile, file) || file.keys[file.current] === undefined) {
    throw new KeysMissing(`The key file ${path} does not hold { current, keys } with ${keyBytes}-byte keys.`)
  }
  return file
}

/** A key file with one key. */
export function newKeyFile(): KeyFile {
  const name = randomUUID()
  return { current: name, keys: { [name]: randomBytes(keyBytes).toString('base64url') } }
}

/** Written in place: a container sees the new text of a file that it has, and never a new file. */
export async function writeKeyFile(path: string, keys: KeyFile): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(keys, null, 2)}\n`)
  const file = await open(path, existsSync(path) ? 'r+' : 'wx', 0o600)
  try {
    // In one write and then shortened, so that nobody ever reads an empty file.
    await file.write(text, 0, text.length, 0)
    await file.truncate(text.length)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}
