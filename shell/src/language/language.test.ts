import { describe, expect, it } from 'vitest'
import { createLanguageChoice } from './language.ts'
import type { OwnCookie } from '../cookies/own-cookie.ts'

function start(preferred: readonly string[], remembered: string | null = null) {
  let kept = remembered
  const stored: OwnCookie = {
    read: () => kept,
    write: (language) => {
      kept = language
    },
  }
  const prepare = () => Promise.resolve()
  return { open: () => createLanguageChoice({ prepare, stored, preferred }), kept: () => kept }
}

/** Texts are prepared before a language shows. */
const shown = () => Promise.resolve()

describe('the language on the screen', () => {
  it.each([
    [['en-GB', 'fr'], 'en'],
    [['fr-CA', 'en'], 'fr'],
    [['de-AT', 'EN', 'fr'], 'en'],
    [['de', 'frr', 'enm'], 'fr'],
    [[], 'fr'],
  ])('of a first visit with %j is %s', (preferred, language) => {
    expect(start(preferred).open().get()).toBe(language)
  })

  it('is the one that was chosen in this browser, whatever browser and account are set to', async () => {
    const browser = start(['en-GB'])
    const language = browser.open()
    language.choose('fr')
    await shown()
    const next = browser.open()
    next.propose('en')
    await shown()
    expect([language.get(), next.get()]).toEqual(['fr', 'fr'])
  })

  it('is the account’s where nothing was chosen, without becoming the browser’s', async () => {
    const browser = start(['en-GB'])
    const language = browser.open()
    language.propose('fr')
    await shown()
    expect([language.get(), browser.kept()]).toEqual(['fr', null])
  })

  it('is not prepared again where the account proposes what is shown', () => {
    const prepared: string[] = []
    const prepare = async (language: string) => void prepared.push(language)
    const stored: OwnCookie = { read: () => null, write: () => {} }
    const language = createLanguageChoice({ prepare, stored, preferred: ['fr'] })
    language.propose('fr')
    language.propose('en')
    language.propose('fr')
    expect(prepared).toEqual(['en', 'fr'])
  })

  it('does not change to what nobody speaks here', () => {
    expect(start(['en'], 'de').open().get()).toBe('en')
  })
})
