import { streams } from '@ensemble/contracts/events'
import { serviceSettings } from '@ensemble/service-kit/config'
import Type, { type Static } from 'typebox'

/** Settings of this service, one environment variable each (docs/configuration.md). */
export const Config = Type.Object({
  ...serviceSettings,
  /** Asked whether a session still lives when the feed of ended sessions is silent. */
  USERS_URL: Type.String({ format: 'uri' }),
  STORAGE_URL: Type.String({
    pattern: '^(file:///|s3://)',
    description: 'Where files are kept: file:///folder, or s3://bucket?region=…&endpoint=…',
  }),
  SCANNER_URL: Type.Optional(
    Type.String({ pattern: '^tcp://[^/]+:[0-9]+$', description: 'A ClamAV daemon that looks at every upload' }),
  ),
})
export type Config = Static<typeof Config>

export const identity = {
  name: 'svc-articles',
  settings: Config,
  migrations: new URL('../migrations', import.meta.url),
  stream: streams.articles,
}
