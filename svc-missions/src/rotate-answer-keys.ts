import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { rotateOrMake } from '@ensemble/service-kit/sealing/rotate-command'
import Type from 'typebox'
import { answerKeyStore } from './vault/answer-key-store.ts'

const { ANSWER_KEYS_FILE: path, DATABASE_URL: url } = readConfig(
  Type.Object({ ANSWER_KEYS_FILE: Type.String({ minLength: 1 }), DATABASE_URL: Type.String({ minLength: 1 }) }),
  process.env,
)
const db = openDatabase({ url })
try {
  await rotateOrMake(db, path, { store: answerKeyStore, whose: 'answers' })
} finally {
  await db.close()
}
