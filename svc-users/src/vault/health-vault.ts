import { randomBytes } from 'node:crypto'
import { HealthAnswers } from '@ensemble/contracts/users/health'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import Value from 'typebox/value'
import * as healthAnswers from '../data/health-answers.ts'
import type { FieldGroup, SealedAnswers } from '../data/health-answers.ts'
import * as healthKeys from '../data/health-keys.ts'
import { noAnswers } from '../domain/health-rules.ts'
import { readWrappingKeys, type WrappingKeys } from './key-file.ts'
import { DoesNotOpen, openBytes, openObject, sealBytes, sealObject } from './sealing.ts'

export interface OpenedAnswers {
  answers: HealthAnswers
  savedAt: Date | null
}

/** Where a member's key belongs: it opens for this person alone. */
export function keyPlace(userId: string): readonly string[] {
  return ['health-key', userId]
}

/**
 * The one place where health answers are opened and sealed. Each member has a key of their own, wrapped in the
 * installation's; each group of fields is sealed for that person, group and version of its row (assurance.md §4.3).
 */
export class HealthVault {
  readonly #path: string

  /** @param path HEALTH_KEYS_FILE; read at each use, so that keys can be rotated or taken away at any time */
  constructor(path: string) {
    this.#path = path
  }

  /** @throws {HealthKeysMissing} */
  keys(): Promise<WrappingKeys> {
    return readWrappingKeys(this.#path)
  }

  /**
   * Answers of a member; all empty where there are none.
   * @throws {HealthKeysMissing} the installation's key is away
   * @throws {DoesNotOpen} somebody changed or moved a row
   */
  async read(db: Queryable, userId: string): Promise<OpenedAnswers> {
    const rows = await healthAnswers.findAll(db, userId)
    if (rows.length === 0) return { answers: noAnswers, savedAt: null }
    const wrapped = (await healthKeys.find(db, userId)) ?? gone()
    return openAnswers(rows, unwrap(wrapped, await this.keys()))
  }

  /**
   * Seals the answers of a member whose account is locked; a group without an answer leaves no row.
   * @throws {HealthKeysMissing}
   */
  async write(tx: Tx, userId: string, answers: HealthAnswers, now: Date): Promise<void> {
    const key = await this.#keyFor(tx, userId, now)
    const versions = new Map((await healthAnswers.findAll(tx, userId)).map(({ group, version }) => [group, version]))
    const { comorbidities, ...illness } = answers
    const groups: [FieldGroup, object][] = [
      ['illness', illness],
      ['comorbidities', { comorbidities }],
    ]
    for (const [group, value] of groups) {
      if (group === 'comorbidities' && comorbidities.length === 0) {
        await healthAnswers.remove(tx, userId, group)
        continue
      }
      const version = (versions.get(group) ?? 0) + 1
      const sealed = sealObject(key, placeOf({ userId, group, version }), value)
      await healthAnswers.save(tx, { userId, group, version, sealed, updatedAt: now })
    }
  }

  /** Erases the answers of a member and destroys the key. Needs no key of the installation. */
  async erase(tx: Tx, userId: string): Promise<void> {
    await healthAnswers.remove(tx, userId, null)
    await healthKeys.remove(tx, userId)
  }

  async #keyFor(tx: Tx, userId: string, now: Date): Promise<Buffer> {
    // The row first: a rotation writes the file before the rows, so the file then has the key that the row names.
    const known = await healthKeys.find(tx, userId)
    const keys = await this.keys()
    if (known) return unwrap(known, keys)
    const key = randomBytes(32)
    const wrapped = sealBytes(keys.of(keys.current), keyPlace(userId), key)
    await healthKeys.insert(tx, { userId, wrappedBy: keys.current, wrapped }, now)
    return key
  }
}

function gone(): never {
  throw new DoesNotOpen('health-key')
}

/**
 * A member's key as it is used.
 * @throws {DoesNotOpen, HealthKeysMissing}
 */
export function unwrap({ userId, wrappedBy, wrapped }: healthKeys.WrappedKey, keys: WrappingKeys): Buffer {
  return openBytes(keys.of(wrappedBy), keyPlace(userId), wrapped)
}

/** @throws {DoesNotOpen} */
export function openAnswers(rows: readonly SealedAnswers[], key: Buffer): OpenedAnswers {
  const parts = rows.map((row) => openObject(key, placeOf(row), row.sealed))
  const answers: unknown = Object.assign({}, noAnswers, ...parts)
  if (!Value.Check(HealthAnswers, answers)) throw new DoesNotOpen('health answers')
  return { answers, savedAt: new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))) }
}

function placeOf({ userId, group, version }: Pick<SealedAnswers, 'userId' | 'group' | 'version'>) {
  return [userId, group, version]
}
