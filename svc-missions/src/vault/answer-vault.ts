import { createHash, randomBytes, randomInt } from 'node:crypto'
import { QuestionnaireAnswersEdit } from '@ensemble/contracts/missions/questionnaire'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { readWrappingKeys, type WrappingKeys } from '@ensemble/service-kit/sealing/key-file'
import { DoesNotOpen, openBytes, openObject, sealBytes, sealObject } from '@ensemble/service-kit/sealing/seal'
import Type from 'typebox'
import Value from 'typebox/value'
import * as answerKeys from '../data/answer-keys.ts'
import type { AnswerKey } from '../data/answer-keys.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import type { SealedSheet } from '../data/questionnaire-answers.ts'
import type { AnswerSheet } from '../domain/questionnaire-answers.ts'
import { keyPlace } from './answer-key-store.ts'

const Sheet = Type.Pick(QuestionnaireAnswersEdit, ['answers', 'sectionId'])

/** Numbers of a study: five digits, drawn by lot, so that they tell neither who nor when. */
const numbers = { from: 10_000, to: 100_000 }

/** Who answers to which study, and when. */
interface Owner {
  missionId: string
  userId: string
  now: Date
}

/**
 * The one place where answers to studies are opened and sealed. Each person has a number and a key of their own for
 * each study; the key is wrapped in the installation's, and nothing that is sealed holds a name.
 */
export class AnswerVault {
  readonly #path: string
  readonly #keysDb: Queryable

  /**
   * @param path ANSWER_KEYS_FILE; read at each use, so that keys can be rotated or taken away at any time
   * @param keysDb the way of the role that reads keys of answers; the service's usual one reads none
   */
  constructor(path: string, keysDb: Queryable) {
    this.#path = path
    this.#keysDb = keysDb
  }

  /**
   * @throws {KeysMissing} the installation's key is away
   * @throws {DoesNotOpen} somebody changed or moved a row
   */
  async open(stored: SealedSheet): Promise<AnswerSheet> {
    const [key] = await answerKeys.findOf(this.#keysDb, stored.missionId, stored.number)
    return openSheet(stored, key, await readWrappingKeys(this.#path))
  }

  /** All that was sent to a study, by its numbers. @throws as `open` */
  async openSent(db: Queryable, missionId: string): Promise<{ number: number; sheet: AnswerSheet }[]> {
    const sent = await questionnaireAnswers.findSent(db, missionId)
    if (sent.length === 0) return []
    // The rows first: a rotation writes the file before the rows, so the file then has the keys that the rows name.
    const byNumber = new Map((await answerKeys.findOf(this.#keysDb, missionId)).map((key) => [key.number, key]))
    const keys = await readWrappingKeys(this.#path)
    return sent.map((stored) => ({
      number: stored.number,
      sheet: openSheet(stored, byNumber.get(stored.number), keys),
    }))
  }

  /**
   * Gives somebody a number and a key, and seals their first answers. The key stays where what it was made for is undone:
   * a key that seals nothing, whose number nobody gets again.
   * @throws {KeysMissing}
   */
  async begin(
    tx: Tx,
    { missionId, userId, now }: Owner,
    sheet: AnswerSheet,
    consentText: string,
  ): Promise<SealedSheet> {
    const keys = await readWrappingKeys(this.#path)
    const used = new Set(await questionnaireAnswers.numbersOf(tx, missionId))
    const key = randomBytes(32)
    const number = await this.#place(missionId, used, key, keys, now)
    const consentHash = createHash('sha256').update(consentText).digest()
    const begun = { missionId, number, userId, version: 1, consentedAt: now, consentHash, savedAt: now, sentAt: null }
    const stored = { ...begun, sealed: sealObject(key, sheetPlace(begun), sheet) }
    await questionnaireAnswers.save(tx, stored)
    return stored
  }

  /** Seals answers anew, in place of those of before. @throws as `open` */
  async save(tx: Tx, before: SealedSheet, sheet: AnswerSheet, at: Pick<SealedSheet, 'savedAt' | 'sentAt'>) {
    const [wrapped] = await answerKeys.findOf(this.#keysDb, before.missionId, before.number)
    const key = unwrap(wrapped, await readWrappingKeys(this.#path))
    const next = { ...before, ...at, version: before.version + 1 }
    await questionnaireAnswers.save(tx, { ...next, sealed: sealObject(key, sheetPlace(next), sheet) })
  }

  /** Keeps a key under a number that is drawn by lot, and that neither answers nor another key have. @returns the number */
  async #place(missionId: string, used: ReadonlySet<number>, key: Buffer, keys: WrappingKeys, now: Date) {
    for (;;) {
      const number = randomInt(numbers.from, numbers.to)
      if (used.has(number)) continue
      const wrapped = sealBytes(keys.of(keys.current), keyPlace({ missionId, number }), key)
      const row = { missionId, number, wrappedBy: keys.current, wrapped }
      if (await answerKeys.insert(this.#keysDb, row, now)) return number
    }
  }
}

function openSheet(stored: SealedSheet, key: AnswerKey | undefined, keys: WrappingKeys): AnswerSheet {
  const sheet = openObject(unwrap(key, keys), sheetPlace(stored), stored.sealed)
  if (!Value.Check(Sheet, sheet)) throw new DoesNotOpen('answers')
  return sheet
}

function unwrap(key: AnswerKey | undefined, keys: WrappingKeys): Buffer {
  if (!key) throw new DoesNotOpen('answer-key')
  return openBytes(keys.of(key.wrappedBy), keyPlace(key), key.wrapped)
}

function sheetPlace({ missionId, number, version }: Pick<SealedSheet, 'missionId' | 'number' | 'version'>) {
  return ['answers', missionId, number, version]
}
