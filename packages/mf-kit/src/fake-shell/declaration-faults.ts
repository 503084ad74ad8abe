import type { Language } from '@ensemble/contracts/enumerations'
import type { RemoteAct, RemoteModule } from '@ensemble/contracts/remote'
import { matchPath } from 'react-router-dom'
import type { RemoteConfig } from '../remote-config.ts'
import type { LaterTexts } from '../texts/later-texts.ts'
import { textKeys } from './texts.ts'

/**
 * What a remote's code and its `remote.config.ts` disagree about, as sentences; none is what a test wants to see.
 * The registry announces what the config says, so a page that only one of them has is a page that fails.
 * @param later texts that come with some of its screens
 */
export async function declarationFaults(
  remote: RemoteModule,
  config: RemoteConfig,
  later: Record<string, LaterTexts> = {},
): Promise<string[]> {
  const keysIn = async (language: Language) => {
    const loads = [remote.translations[language], ...Object.values(later).map(({ load }) => load[language])]
    const bundles = await Promise.all(loads.map((load) => load()))
    return bundles.map((bundle) => textKeys(bundle.default))
  }
  const [french, english] = await Promise.all([keysIn('fr'), keysIn('en')])
  const keys = { fr: french.flat(), en: english.flat() }
  const [first = []] = french
  const words = config.routes.flatMap(({ titleKey, sentenceKey }) => [titleKey, ...(sentenceKey ? [sentenceKey] : [])])
  const acts = (await remote.acts?.())?.default ?? []
  return [
    ...acts.flatMap((act) => faultsOf(act, config)),
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
    ...repeated(keys.fr).map((key) => `The text ${key} comes twice`),
    // Read before any page is there.
    ...missing(words, first).map((key) => `The words ${key} are not among the first texts`),
  ]
}

/** An act leads to a page of its own area, which those who find it may open, and has words in both languages. */
function faultsOf({ to, roles, words }: RemoteAct, { routes }: RemoteConfig): string[] {
  const [path = ''] = to.split(/[?#]/)
  const page = routes.find((route) => matchPath(route.path, path) !== null)
  const opens = page !== undefined && (!page.roles || !roles || roles.some((role) => page.roles?.includes(role)))
  return [
    ...(opens ? [] : [`The act ${to} leads to no page that its roles open`]),
    ...(words.fr.label && words.en.label ? [] : [`The act ${to} has no words`]),
  ]
}

function differences(kind: string, inCode: string[], inConfig: string[]): string[] {
  return [
    ...missing(inCode, inConfig).map((name) => `The ${kind} ${name} is not in remote.config.ts`),
    ...missing(inConfig, inCode).map((name) => `The ${kind} ${name} is not in src/remote.ts`),
  ]
}

function repeated(keys: string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

function missing(wanted: string[], present: string[]): string[] {
  return wanted.filter((name) => !present.includes(name))
}
