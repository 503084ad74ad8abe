import { ConfigError, readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { rotateOrMake } from '@ensemble/service-kit/sealing/rotate-command'
import Type from 'typebox'
import { healthKeyStore } from './vault/health-key-store.ts'

const config = readConfig(
  Type.Object({
    HEALTH_KEYS_FILE: Type.String({ minLength: 1 }),
    HEALTH_KEYS_DATABASE_URL: Type.String({ default: '' }),
    DATABASE_URL: Type.String({ default: '' }),
  }),
  process.env,
)
const { HEALTH_KEYS_FILE: path, HEALTH_KEYS_DATABASE_URL: reader, DATABASE_URL: usual } = config
const url = reader || usual
if (!url) throw new ConfigError('The environment variable HEALTH_KEYS_DATABASE_URL is missing.')
const db = openDatabase({ url })
try {
  await rotateOrMake(db, path, { store: healthKeyStore, whose: 'members' })
} finally {
  await db.close()
}
