import type { KeyStore } from '@ensemble/service-kit/sealing/rotate-keys'
import * as answerKeys from '../data/answer-keys.ts'
import type { AnswerKey } from '../data/answer-keys.ts'

/** Where a key belongs: it opens for this number of this study alone. */
export function keyPlace({ missionId, number }: Pick<AnswerKey, 'missionId' | 'number'>): readonly (string | number)[] {
  return ['answer-key', missionId, number]
}

/** The keys of answers, as a rotation goes through them. */
export const answerKeyStore: KeyStore<AnswerKey> = {
  placeOf: keyPlace,
  findNotWrappedBy: answerKeys.findNotWrappedBy,
  findWrapping: answerKeys.findWrapping,
  rewrap: answerKeys.rewrap,
}
