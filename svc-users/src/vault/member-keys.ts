import { randomBytes } from 'node:crypto'
import type { Queryable } from '@ensemble/service-kit/database'
import type { WrappingKeys } from '@ensemble/service-kit/sealing/key-file'
import { DoesNotOpen, openBytes, sealBytes } from '@ensemble/service-kit/sealing/seal'
import * as healthKeys from '../data/health-keys.ts'
import type { WrappedKey } from '../data/health-keys.ts'

export type KeyOwner = Pick<WrappedKey, 'userId' | 'kind'>

/** Where a member's key belongs: it opens for this person and kind alone. */
export function keyPlace({ userId, kind }: KeyOwner): readonly string[] {
  return [`${kind}-key`, userId]
}

/**
 * A member's key as it is used.
 * @throws {DoesNotOpen, KeysMissing}
 */
export function unwrap(key: WrappedKey, keys: WrappingKeys): Buffer {
  return openBytes(keys.of(key.wrappedBy), keyPlace(key), key.wrapped)
}

/**
 * A member's key, or null where there is none.
 * @param db the way of the role that reads keys
 * @throws {DoesNotOpen, KeysMissing}
 */
export async function knownKey(
  db: Queryable,
  owner: KeyOwner,
  readKeys: () => Promise<WrappingKeys>,
): Promise<Buffer | null> {
  // The row first: a rotation writes the file before the rows, so the file then has the key that the row names.
  const known = await healthKeys.find(db, owner.userId, owner.kind)
  if (!known) return null
  const keys = await readKeys()
  if (keys.has(known.wrappedBy)) return unwrap(known, keys)
  // Two rotations since the row was read: it names another key by now.
  const anew = await healthKeys.find(db, owner.userId, owner.kind)
  return anew ? unwrap(anew, await readKeys()) : null
}

/**
 * The key of a member whose account is locked, made where there is none. It stays where what it was made for is undone:
 * a key that seals nothing.
 * @throws {DoesNotOpen, KeysMissing}
 */
export async function memberKey(
  db: Queryable,
  owner: KeyOwner,
  readKeys: () => Promise<WrappingKeys>,
  now: Date,
): Promise<Buffer> {
  const known = await knownKey(db, owner, readKeys)
  if (known) return known
  const keys = await readKeys()
  const key = randomBytes(32)
  const wrapped = sealBytes(keys.of(keys.current), keyPlace(owner), key)
  if (await healthKeys.insert(db, { ...owner, wrappedBy: keys.current, wrapped }, now)) return key
  const made = await knownKey(db, owner, readKeys)
  if (!made) throw new DoesNotOpen('a key that came and went')
  return made
}
