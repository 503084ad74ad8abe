import type { Language } from '@ensemble/contracts/enumerations'
import type { Translations } from '@ensemble/contracts/remote'
import type { TutorialStep } from '@ensemble/contracts/users/tutorial-steps'
import type { TFunction } from '@ensemble/mf-kit'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import * as later from './later-texts.ts'

function flatten(texts: Translations, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text)
  }
  return flat
}

const placeholders = (text: string) => (text.match(/%\w+%/g) ?? []).sort()

/** The first texts, and those that come with a page. */
async function all(language: Language, first: Translations) {
  const bundles = await Promise.all(Object.values(later).map(({ load }) => load[language]()))
  return new Map([first, ...bundles.map((bundle) => bundle.default)].flatMap((texts) => [...flatten(texts)]))
}

const french = await all('fr', fr)
const english = await all('en', en)

describe('translations', () => {
  it('has the same keys and placeholders in both languages', () => {
    // In any order: texts that another test has brought stand among the first ones.
    expect([...english.keys()].toSorted()).toEqual([...french.keys()].toSorted())
    for (const [key, text] of french) expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text))
  })

  it('follows French typography: a space that does not break before ; : ! ? and inside « »', () => {
    const faults = [...french].filter(([, text]) => /[^\u00a0\u202f\s][;!?]|[ ][;:!?»]|«[ ]|[a-zé]:\s/.test(text))
    expect(faults).toEqual([])
  })

  it('refuses to compile a key that no text has, and a placeholder left open', () => {
    const words = (t: TFunction, step: TutorialStep) => [
      t('layout.skip'),
      t(step.titleKey),
      // @ts-expect-error no text has this key
      t('layout.skipp'),
      // @ts-expect-error the text has a placeholder
      t('home.greeting'),
      // @ts-expect-error not all of these keys exist
      t(`topBar.${step.key}`),
    ]
    expect(words).toBeTypeOf('function')
  })
})
