import { readConfig, serviceSettings } from '@ensemble/service-kit/config'
import Type, { type Static } from 'typebox'

export const Config = Type.Object({
  ...serviceSettings,
  /** Asked whether a session still lives when the feed of ended sessions is silent. */
  USERS_URL: Type.String({ format: 'uri' }),
})
export type Config = Static<typeof Config>

/** Settings of svc-missions (docs/configuration.md). @throws ConfigError naming the variable that is wrong */
export function readServiceConfig(env: NodeJS.ProcessEnv): Config {
  return readConfig(Config, env)
}
