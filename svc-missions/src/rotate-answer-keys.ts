import { ConfigError, readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { rotateOrMake } from '@ensemble/service-kit/sealing/rotate-command'
import Type from 'typebox'
import { answerKeyStore } from './vault/answer-key-store.ts'

const config = readConfig(
  Type.Object({
    ANSWER_KEYS_FILE: Type.String({ minLength: 1 }),
    ANSWER_KEYS_DATABASE_URL: Type.String({ default: '' }),
    DATABASE_URL: Type.String({ default: '' }),
  }),
  process.env,
)
const { ANSWER_KEYS_FILE: path, ANSWER_KEYS_DATABASE_URL: reader, DATABASE_URL: usual } = config
const url = reader || usual
if (!url) throw new ConfigError('The environment variable ANSWER_KEYS_DATABASE_URL is missing.')
const db = openDatabase({ url })
try {
  await rotateOrMake(db, path, { store: answerKeyStore, whose: 'answers' })
} finally {
  await db.close()
}
