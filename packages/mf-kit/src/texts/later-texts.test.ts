import type { Language } from '@ensemble/contracts/enumerations'
import type { Translations } from '@ensemble/contracts/remote'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeShell } from '../fake-shell/create-fake-shell.ts'
import { provideShell } from '../shell/shell-bridge.ts'
import { type LaterTexts, prepareLaterTexts, withTexts } from './later-texts.ts'
import { translationOptions } from './translation-options.ts'

let texts = i18next.createInstance()
let shell = createFakeShell({})

beforeEach(async () => {
  texts = i18next.createInstance()
  await texts.use(initReactI18next).init({ ...translationOptions, lng: 'fr', resources: {} })
  texts.addResourceBundle('fr', 'mf-sample', { report: { title: 'Rapport' } })
  shell = createFakeShell({})
  provideShell(shell.api)
  // A file before this one may have ended in English.
  await prepareLaterTexts('fr')
})

const come = (word: string) => vi.fn(() => Promise.resolve({ default: { report: { year: word } } }))

function sample(load: Record<Language, () => Promise<{ default: Translations }>>): LaterTexts {
  return { namespace: 'mf-sample', name: 'report', load }
}

const year = (language: Language): unknown => texts.getResource(language, 'mf-sample', 'report.year')

it('a screen is there when its texts are, in the language on the screen, beside those of before', async () => {
  const load = { fr: come('Année'), en: come('Year') }
  const screen = withTexts(sample(load), () => Promise.resolve('the page'))
  expect(load.fr).not.toHaveBeenCalled()
  expect(await screen()).toBe('the page')
  expect(year('fr')).toBe('Année')
  expect(texts.getResource('fr', 'mf-sample', 'report.title')).toBe('Rapport')
  await screen()
  expect(load.fr).toHaveBeenCalledOnce()
  expect(load.en).not.toHaveBeenCalled()
})

it('a change of language brings what was asked for, and what is asked for meanwhile comes in both', async () => {
  const load = { fr: come('Année'), en: come('Year') }
  await withTexts(sample(load), () => Promise.resolve())()
  await prepareLaterTexts('en')
  expect(year('en')).toBe('Year')
  const other = { ...sample({ fr: come('Mois'), en: come('Month') }), name: 'months' }
  await withTexts(other, () => Promise.resolve())()
  expect([year('fr'), year('en')]).toEqual(['Mois', 'Month'])
})

it('another version in the same tab puts its own texts in their place, and the one before again its own', async () => {
  const before = withTexts(sample({ fr: come('Année'), en: come('Year') }), () => Promise.resolve())
  const after = withTexts(sample({ fr: come('L’année'), en: come('The year') }), () => Promise.resolve())
  for (const [load, word] of [
    [before, 'Année'],
    [after, 'L’année'],
    [before, 'Année'],
  ] as const) {
    await load()
    expect(year('fr')).toBe(word)
  }
})

it('texts that do not come are a screen that does not come, until they do', async () => {
  const fr = come('Année').mockRejectedValueOnce(new Error('dropped'))
  const screen = withTexts(sample({ fr, en: come('Year') }), () => Promise.resolve('the page'))
  await expect(screen()).rejects.toThrow('dropped')
  expect(await screen()).toBe('the page')
})
