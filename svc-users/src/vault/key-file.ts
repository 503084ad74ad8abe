import { readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

const keyBytes = 32

/** HEALTH_KEYS_FILE: keys of 32 bytes in base64url by name, and which of them wraps from now on. */
const HealthKeysFile = Type.Object({
  current: Type.String({ minLength: 1 }),
  keys: Type.Record(Type.String(), Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
})
export type HealthKeysFile = Static<typeof HealthKeysFile>

/** The installation's keys, which wrap the members' keys. */
export interface WrappingKeys {
  current: string
  has(name: string): boolean
  /** @throws {HealthKeysMissing} */
  of(name: string): Buffer
}

/** The keys are not there, or not usable: health answers stay closed, everything else goes on. */
export class HealthKeysMissing extends Error {
  override readonly name = 'HealthKeysMissing'
}

/**
 * Reads the keys anew, so that a rotation needs no restart.
 * @throws {HealthKeysMissing} that names the file, never its content
 */
export async function readWrappingKeys(path: string): Promise<WrappingKeys> {
  const { current, keys } = await readHealthKeysFile(path)
  return {
    current,
    has: (name) => keys[name] !== undefined,
    of(name) {
      const key = keys[name]
      if (key === undefined) throw new HealthKeysMissing(`HEALTH_KEYS_FILE: there is no key ${name} in ${path}.`)
      return Buffer.from(key, 'base64url')
    },
  }
}

/** @throws {HealthKeysMissing} */
export async function readHealthKeysFile(path: string): Promise<HealthKeysFile> {
  if (path === '') throw new HealthKeysMissing('HEALTH_KEYS_FILE is not set.')
  // Read while a rotation writes it, it may lack its end: it is whole the next time.
  const file = (await readJson(path)) ?? (await readJson(path))
  if (file === undefined) throw new HealthKeysMissing(`HEALTH_KEYS_FILE: ${path} cannot be read as JSON.`)
  if (!Value.Check(HealthKeysFile, file) || file.keys[file.current] === undefined) {
    throw new HealthKeysMissing(`HEALTH_KEYS_FILE: ${path} does not hold { current, keys } with ${keyBytes}-byte keys.`)
  }
  return file
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}
