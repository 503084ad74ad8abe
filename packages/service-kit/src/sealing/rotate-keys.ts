import { type Database, inTransaction, type Queryable, type Tx } from '../database.ts'
import { KeysMissing, newKeyFile, readKeyFile, readWrappingKeys, type WrappingKeys, writeKeyFile } from './key-file.ts'
import { DoesNotOpen, openBytes, sealBytes } from './seal.ts'

const batch = 500

/** A key that seals, wrapped in one of the installation's. */
export interface WrappedKey {
  wrappedBy: string
  wrapped: Buffer
}

/** Where a service keeps wrapped keys. */
export interface KeyStore<Key extends WrappedKey> {
  /** Where a key belongs: it opens when the same is said again. */
  placeOf(key: Key): readonly (string | number)[]
  /** Some of the keys that another one than this wraps, after the one that is given, in a fixed order. */
  findNotWrappedBy(db: Queryable, name: string, from: { after: Key | null; limit: number }): Promise<Key[]>
  /** Names of the installation's keys that are still needed. */
  findWrapping(db: Queryable): Promise<string[]>
  /** Replaces the wrapping of keys, each only where its row still is as it was read. */
  rewrap(tx: Tx, keys: readonly Key[], before: readonly Key[]): Promise<void>
}

/** What a rotation did. */
export interface Rotated {
  current: string
  rewrapped: number
  /** Keys that do not open: changed, or moved. They stay as they are. */
  unopened: number
}

/**
 * Makes a new key for the installation, and wraps every key of the store in it while the service runs. What is sealed
 * is not touched. The key just replaced stays in the file until the next rotation, because a request that began before
 * may still wrap a new key in it; older ones go as soon as nothing needs them. Interrupted, it is run again.
 * @param path the key file
 * @throws {KeysMissing}
 */
export async function rotateKeys<Key extends WrappedKey>(
  db: Database,
  path: string,
  store: KeyStore<Key>,
): Promise<Rotated> {
  await rewrapAll(db, path, store)
  const before = await readKeyFile(path)
  const needed = new Set([before.current, ...(await store.findWrapping(db))])
  const kept = Object.fromEntries(Object.entries(before.keys).filter(([name]) => needed.has(name)))
  const made = newKeyFile()
  await writeKeyFile(path, { current: made.current, keys: { ...kept, ...made.keys } })
  return { current: made.current, ...(await rewrapAll(db, path, store)) }
}

async function rewrapAll<Key extends WrappedKey>(
  db: Database,
  path: string,
  store: KeyStore<Key>,
): Promise<Omit<Rotated, 'current'>> {
  const keys = await readWrappingKeys(path)
  const done = { rewrapped: 0, unopened: 0 }
  for (let after: Key | null = null; ;) {
    const before: Key[] = await store.findNotWrappedBy(db, keys.current, { after, limit: batch })
    const last = before.at(-1)
    if (!last) return done
    after = last
    const rewrapped = before.flatMap((key) => rewrap(key, store, keys))
    await inTransaction(db, (tx) => store.rewrap(tx, rewrapped, before))
    done.rewrapped += rewrapped.length
    done.unopened += before.length - rewrapped.length
  }
}

/** The same key in the current wrapping; nothing where it does not open, so that one bad row holds up nobody. */
function rewrap<Key extends WrappedKey>(key: Key, store: KeyStore<Key>, keys: WrappingKeys): Key[] {
  const place = store.placeOf(key)
  try {
    const opened = openBytes(keys.of(key.wrappedBy), place, key.wrapped)
    return [{ ...key, wrappedBy: keys.current, wrapped: sealBytes(keys.of(keys.current), place, opened) }]
  } catch (error) {
    if (error instanceof DoesNotOpen || error instanceof KeysMissing) return []
    throw error
  }
}
