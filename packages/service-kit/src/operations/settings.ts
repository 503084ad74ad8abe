import { serviceSettings } from '../config.ts'
import Type, { type Static } from 'typebox'

/** Settings of the operators' commands: those of the service, of which they need few. */
export const OperationSettings = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_TLS: serviceSettings.NATS_TLS,
  TLS_FILE: serviceSettings.TLS_FILE,
  /** `rebuild` alone: the owner role, as for migrations. */
  MIGRATION_DATABASE_URL: Type.Optional(Type.String({ minLength: 1 })),
  /** `rebuild` alone: who asks the producer. */
  SERVICE_KEY_FILE: Type.String({ default: '' }),
  /** `rebuild` alone: where the producer of the facts listens. */
  USERS_URL: Type.Optional(Type.String({ format: 'uri' })),
  MISSIONS_URL: Type.Optional(Type.String({ format: 'uri' })),
  ARTICLES_URL: Type.Optional(Type.String({ format: 'uri' })),
})
export type OperationSettings = Static<typeof OperationSettings>
