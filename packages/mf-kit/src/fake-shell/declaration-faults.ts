import type { RemoteModule } from '@ensemble/contracts/remote'
import type { RemoteConfig } from '../remote-config.ts'
import { textKeys } from './texts.ts'

/**
 * What a remote's code and its `remote.config.ts` disagree about, as sentences; none is what a test wants to see.
 * The registry announces what the config says, so a page that only one of them has is a page that fails.
 */
export async function declarationFaults(remote: RemoteModule, config: RemoteConfig): Promise<string[]> {
  const [fr, en] = await Promise.all([remote.translations.fr(), remote.translations.en()])
  const keys = { fr: textKeys(fr.default), en: textKeys(en.default) }
  const titles = config.routes.map(({ titleKey }) => titleKey)
  return [
    ...differences(
      'route',
      remote.routes.map(({ path }) => path),
      config.routes.map(({ path }) => path),
    ),
    ...differences(
      'widget',
      remote.widgets.map(({ key }) => key),
      config.widgets.map(({ key }) => key),
    ),
    ...missing(keys.fr, keys.en).map((key) => `The text ${key} is missing in English`),
    ...missing(keys.en, keys.fr).map((key) => `The text ${key} is missing in French`),
    ...missing(titles, keys.fr).map((key) => `The title ${key} is in no text`),
  ]
}

function differences(kind: string, inCode: string[], inConfig: string[]): string[] {
  return [
    ...missing(inCode, inConfig).map((name) => `The ${kind} ${name} is not in remote.config.ts`),
    ...missing(inConfig, inCode).map((name) => `The ${kind} ${name} is not in src/remote.ts`),
  ]
}

function missing(wanted: string[], present: string[]): string[] {
  return wanted.filter((name) => !present.includes(name))
}
