import { streams } from '@ensemble/contracts/events'
import { serviceSettings } from '@ensemble/service-kit/config'
import Type, { type Static } from 'typebox'

/** Settings of this service, one environment variable each (docs/configuration.md). */
export const Config = Type.Object({
  ...serviceSettings,
  /** Asked whether a session still lives when the feed of ended sessions is silent. */
  USERS_URL: Type.String({ format: 'uri' }),
  // Wraps the keys of answers to studies; without it these stay closed and everything else goes on.
  ANSWER_KEYS_FILE: Type.String({ default: '' }),
  // As the role that reads keys of answers; without it, as the service's usual one, which may read none.
  ANSWER_KEYS_DATABASE_URL: Type.String({ default: '' }),
  // The same as in svc-users, which offers nobody beyond them.
  OPEN_INVITATIONS_PER_PERSON: Type.Integer({ minimum: 1, default: 3 }),
  INVITATIONS_PER_PERSON_AND_MONTH: Type.Integer({ minimum: 1, default: 2 }),
  MEMBER_MESSAGES_PER_HOUR: Type.Integer({ minimum: 0, default: 20 }),
  TEAM_MESSAGES_PER_HOUR: Type.Integer({ minimum: 0, default: 60 }),
})
export type Config = Static<typeof Config>

export const identity = {
  name: 'svc-missions',
  settings: Config,
  migrations: new URL('../migrations', import.meta.url),
  stream: streams.missions,
}
