import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Database, inTransaction } from '@ensemble/service-kit/database'
import * as healthKeys from '../data/health-keys.ts'
import {
  type HealthKeysFile,
  HealthKeysMissing,
  readHealthKeysFile,
  readWrappingKeys,
  type WrappingKeys,
} from './key-file.ts'
import { keyPlace, type KeyOwner, unwrap } from './member-keys.ts'
import { DoesNotOpen, sealBytes } from './sealing.ts'

const batch = 500
const nobody = { userId: '00000000-0000-0000-0000-000000000000', kind: 'health' } as const

/** What a rotation did. */
export interface Rotated {
  current: string
  rewrapped: number
  /** Keys of members that do not open: changed, or moved. They stay as they are. */
  unopened: number
}

/** A key file with one key. */
export function newHealthKeysFile(): HealthKeysFile {
  const name = randomUUID()
  return { current: name, keys: { [name]: randomBytes(32).toString('base64url') } }
}

/**
 * Makes a new key for the installation, and wraps every member's key in it while the service runs. Answers are not
 * touched. The key just replaced stays in the file until the next rotation, because a request that began before may
 * still wrap a new member's key in it; older ones go as soon as nothing needs them. Interrupted, it is run again.
 * @param path HEALTH_KEYS_FILE
 * @throws {HealthKeysMissing}
 */
export async function rotateHealthKeys(db: Database, path: string): Promise<Rotated> {
  await rewrapAll(db, path)
  const before = await readHealthKeysFile(path)
  const needed = new Set([before.current, ...(await healthKeys.findWrapping(db))])
  const kept = Object.fromEntries(Object.entries(before.keys).filter(([name]) => needed.has(name)))
  const made = newHealthKeysFile()
  await writeHealthKeys(path, { current: made.current, keys: { ...kept, ...made.keys } })
  return { current: made.current, ...(await rewrapAll(db, path)) }
}

async function rewrapAll(db: Database, path: string): Promise<Omit<Rotated, 'current'>> {
  const keys = await readWrappingKeys(path)
  const done = { rewrapped: 0, unopened: 0 }
  for (let after: KeyOwner = nobody; ;) {
    const before = await healthKeys.findNotWrappedBy(db, keys.current, { after, limit: batch })
    const last = before.at(-1)
    if (!last) return done
    after = last
    const rewrapped = before.flatMap((key) => rewrap(key, keys))
    await inTransaction(db, (tx) => healthKeys.rewrap(tx, rewrapped, before))
    done.rewrapped += rewrapped.length
    done.unopened += before.length - rewrapped.length
  }
}

/** The same key in the current wrapping; nothing where it does not open, so that one bad row holds up nobody. */
function rewrap(key: healthKeys.WrappedKey, keys: WrappingKeys): healthKeys.WrappedKey[] {
  const { userId, kind } = key
  try {
    const wrapped = sealBytes(keys.of(keys.current), keyPlace(key), unwrap(key, keys))
    return [{ userId, kind, wrappedBy: keys.current, wrapped }]
  } catch (error) {
    if (error instanceof DoesNotOpen || error instanceof HealthKeysMissing) return []
    throw error
  }
}

/** Written in place: a container sees the new text of a file that it has, and never a new file. */
export async function writeHealthKeys(path: string, keys: HealthKeysFile): Promise<void> {
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
