import { streams } from '@ensemble/contracts/events'
import { serviceSettings } from '@ensemble/service-kit/config'
import Type from 'typebox'

/** Settings of this service, one environment variable each (docs/configuration.md). */
export const Config = Type.Object({
  ...serviceSettings,
  /** Asked whether a session still lives when the feed of ended sessions is silent. */
  USERS_URL: Type.String({ format: 'uri' }),
  // Wraps the keys of answers to studies; without it these stay closed and everything else goes on.
  ANSWER_KEYS_FILE: Type.String({ default: '' }),
})

export const identity = {
  name: 'svc-missions',
  settings: Config,
  migrations: new URL('../migrations', import.meta.url),
  stream: streams.missions,
}
