import { type PracticalNeed, practicalNeeds } from '@ensemble/contracts/missions/practical-needs'
import { HealthAnswers } from '@ensemble/contracts/users/health'
import { noWork } from '@ensemble/contracts/users/no-work'
import { Work } from '@ensemble/contracts/users/work'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { readWrappingKeys, type WrappingKeys } from '@ensemble/service-kit/sealing/key-file'
import { DoesNotOpen, openObject, sealObject } from '@ensemble/service-kit/sealing/seal'
import Type from 'typebox'
import Value from 'typebox/value'
import * as healthAnswers from '../data/health-answers.ts'
import type { FieldGroup, SealedAnswers } from '../data/health-answers.ts'
import * as healthKeys from '../data/health-keys.ts'
import type { WrappedKey } from '../data/health-keys.ts'
import { noAnswers } from '../domain/health-rules.ts'
import { type KeyOwner, knownKey, memberKey, unwrap } from './member-keys.ts'

export interface OpenedAnswers {
  answers: HealthAnswers
  savedAt: Date | null
}

const healthGroups = ['illness', 'comorbidities'] as const

const Needs = Type.Object({ needs: Type.Array(Type.Enum(practicalNeeds)) })

/**
 * The one place where health answers, and those about work, are opened and sealed. Each member has keys of their own,
 * wrapped in the installation's; each group of fields is sealed for that person, group and version of its row.
 */
export class HealthVault {
  readonly #path: string
  readonly #keysDb: Queryable

  /**
   * @param path HEALTH_KEYS_FILE; read at each use, so that keys can be rotated or taken away at any time
   * @param keysDb the way of the role that reads members' keys; the service's usual one reads none
   */
  constructor(path: string, keysDb: Queryable) {
    this.#path = path
    this.#keysDb = keysDb
  }

  /** @throws {KeysMissing} */
  keys(): Promise<WrappingKeys> {
    return readWrappingKeys(this.#path)
  }

  /** The keys to some health answers, by member, still wrapped. */
  async keysTo(answers: readonly SealedAnswers[]): Promise<Map<string, WrappedKey>> {
    const found = await healthKeys.findAll(this.#keysDb, 'health', answers)
    return new Map(found.map((key) => [key.userId, key]))
  }

  /**
   * Answers of a member; all empty where there are none.
   * @throws {KeysMissing} the installation's key is away
   * @throws {DoesNotOpen} somebody changed or moved a row
   */
  async read(db: Queryable, userId: string): Promise<OpenedAnswers> {
    const rows = await healthAnswers.findAll(db, userId, healthGroups)
    if (rows.length === 0) return { answers: noAnswers, savedAt: null }
    return openAnswers(rows, await this.#keyOf({ userId, kind: 'health' }))
  }

  /**
   * Seals the answers of a member whose account is locked; a group without an answer leaves no row.
   * @throws {KeysMissing}
   */
  async write(tx: Tx, userId: string, answers: HealthAnswers, now: Date): Promise<void> {
    const { comorbidities, ...illness } = answers
    await this.#seal(tx, userId, 'illness', illness, now)
    if (comorbidities.length === 0) await healthAnswers.remove(tx, userId, ['comorbidities'])
    else await this.#seal(tx, userId, 'comorbidities', { comorbidities }, now)
  }

  /** What a member tells of their work; all empty where nothing was told. @throws as `read` */
  async readWork(db: Queryable, userId: string): Promise<Work> {
    const [row] = await healthAnswers.findAll(db, userId, ['work'])
    if (!row) return noWork
    const work = openObject(await this.#keyOf({ userId, kind: 'work' }), placeOf(row), row.sealed)
    return Value.Check(Work, work) ? work : gone()
  }

  /**
   * What several members told of their work; whoever has erased it meanwhile is left out.
   * @throws as `read`
   */
  async openWork(rows: readonly SealedAnswers[]): Promise<Work[]> {
    if (rows.length === 0) return []
    const wrapped = await healthKeys.findAll(this.#keysDb, 'work', rows)
    const keys = await this.keys()
    const keyOf = new Map(wrapped.map((key) => [key.userId, unwrap(key, keys)]))
    return rows.flatMap((row) => {
      const key = keyOf.get(row.userId)
      if (!key) return []
      const work = openObject(key, placeOf(row), row.sealed)
      return [Value.Check(Work, work) ? work : gone()]
    })
  }

  /** @throws {KeysMissing} */
  writeWork(tx: Tx, userId: string, work: Work, now: Date): Promise<void> {
    return this.#seal(tx, userId, 'work', work, now)
  }

  /** What a member needs in order to take part; none where nothing was told. @throws as `read` */
  async readNeeds(db: Queryable, userId: string): Promise<PracticalNeed[]> {
    const [row] = await healthAnswers.findAll(db, userId, ['needs'])
    if (!row) return []
    const kept = openObject(await this.#keyOf({ userId, kind: 'health' }), placeOf(row), row.sealed)
    return Value.Check(Needs, kept) ? kept.needs : gone()
  }

  /** No need leaves no row. @throws {KeysMissing} */
  writeNeeds(tx: Tx, userId: string, needs: readonly PracticalNeed[], now: Date): Promise<void> {
    if (needs.length === 0) return healthAnswers.remove(tx, userId, ['needs'])
    return this.#seal(tx, userId, 'needs', { needs }, now)
  }

  /** Erases the health answers of a member and destroys their key. Needs no key of the installation. */
  async eraseHealth(tx: Tx, userId: string): Promise<void> {
    await healthAnswers.remove(tx, userId, [...healthGroups, 'needs'])
    await healthKeys.remove(tx, userId, 'health')
  }

  /** Erases everything of a member here, and both keys. Needs no key of the installation. */
  async eraseAll(tx: Tx, userId: string): Promise<void> {
    await this.eraseHealth(tx, userId)
    await healthAnswers.remove(tx, userId, ['work'])
    await healthKeys.remove(tx, userId, 'work')
  }

  async #keyOf(owner: KeyOwner): Promise<Buffer> {
    return (await knownKey(this.#keysDb, owner, () => this.keys())) ?? gone()
  }

  async #seal(tx: Tx, userId: string, fieldGroup: FieldGroup, value: object, now: Date): Promise<void> {
    const owner = { userId, kind: fieldGroup === 'work' ? 'work' : 'health' } as const
    const key = await memberKey(this.#keysDb, owner, () => this.keys(), now)
    const [before] = await healthAnswers.findAll(tx, userId, [fieldGroup])
    const version = (before?.version ?? 0) + 1
    const sealed = sealObject(key, placeOf({ userId, fieldGroup, version }), value)
    await healthAnswers.save(tx, { userId, fieldGroup, version, sealed, updatedAt: now })
  }
}

function gone(): never {
  throw new DoesNotOpen('health-key')
}

/** @throws {DoesNotOpen} */
export function openAnswers(rows: readonly SealedAnswers[], key: Buffer): OpenedAnswers {
  const parts = rows.map((row) => openObject(key, placeOf(row), row.sealed))
  const answers: unknown = Object.assign({}, noAnswers, ...parts)
  if (!Value.Check(HealthAnswers, answers)) throw new DoesNotOpen('health answers')
  return { answers, savedAt: new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))) }
}

function placeOf({ userId, fieldGroup, version }: Pick<SealedAnswers, 'userId' | 'fieldGroup' | 'version'>) {
  return [userId, fieldGroup, version]
}
