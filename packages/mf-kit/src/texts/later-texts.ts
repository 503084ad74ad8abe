import type { Language } from '@ensemble/contracts/enumerations'
import type { Translations } from '@ensemble/contracts/remote'
import type { ResourceStore } from 'i18next'
import { getI18n } from 'react-i18next'
import { loadWithRetry } from '../loading/load-with-retry.ts'
import { currentShell } from '../shell/shell-bridge.ts'

type Loads = Record<Language, () => Promise<{ default: Translations }>>

/** Texts of a remote that come with the screens which show them, and not with its first one. */
export interface LaterTexts {
  /** The remote's name. */
  namespace: string
  name: string
  load: Loads
}

/** The texts that each place was last asked for: of two versions in one tab the later one's. */
const asked = new Map<string, LaterTexts>()

/** What is in the page, by language. */
const present = new WeakMap<ResourceStore, Map<string, LaterTexts>>()

/** The language that the page is about to be in; what comes meanwhile comes in both. */
let next: Language | null = null

/**
 * A load of a screen, or of a part of one, that is there when its texts are: code and texts come beside each other.
 * @param texts what the screen shows beyond the texts that its remote begins with
 * @param load the import, as `() => import('./page.tsx')`
 */
export function withTexts<Loaded>(
  texts: LaterTexts | readonly LaterTexts[],
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  return async () => {
    const language = currentShell().language.get()
    const [loaded] = await Promise.all([load(), ...[texts].flat().map((group) => bringFor(group, language))])
    return loaded
  }
}

/**
 * Brings what was asked for so far in a language, before the page changes to it; called by the shell. Never rejects.
 */
export async function prepareLaterTexts(language: Language): Promise<void> {
  next = language
  await Promise.allSettled([...asked.values()].map((texts) => loadWithRetry(() => bring(texts, language))))
}

async function bringFor(texts: LaterTexts, language: Language): Promise<void> {
  asked.set(`${texts.namespace}/${texts.name}`, texts)
  const ahead = next !== null && next !== language ? bring(texts, next).catch(() => undefined) : undefined
  await Promise.all([bring(texts, language), ahead])
}

async function bring(group: LaterTexts, language: Language): Promise<void> {
  const texts = getI18n()
  const there = present.get(texts.store) ?? new Map<string, LaterTexts>()
  present.set(texts.store, there)
  const place = `${language}/${group.namespace}/${group.name}`
  if (there.get(place) === group) return
  const { default: bundle } = await group.load[language]()
  // Deep: a page's title is among the first texts, and the rest of what is said there among these.
  texts.addResourceBundle(language, group.namespace, bundle, true, true)
  there.set(place, group)
}
