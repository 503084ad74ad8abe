import { serviceSettings } from '@ensemble/service-kit/config'
import Type from 'typebox'

/** Settings of this service, one environment variable each (docs/configuration.md). */
export const settings = Type.Object({
  ...serviceSettings,
  /** Asked whether a session still lives when the feed of ended sessions is silent. */
  USERS_URL: Type.String({ format: 'uri' }),
  STORAGE_URL: Type.String({
    pattern: '^file://',
    description: 'Where files are kept: file:///folder',
  }),
})
