import type { Session } from '@ensemble/contracts/remote'
import type { ComfortWord } from '@ensemble/ui'
import { expect, it } from 'vitest'
import { followAccount } from './follow-account.ts'

function startWith(kept: ComfortWord[]) {
  const nobody: Session = { authenticated: false, user: null, role: null }
  let now = nobody
  let look = () => {}
  const browser = { words: kept }
  const told: ComfortWord[][] = []
  followAccount({
    session: { get: () => now, subscribe: (listener) => void (look = listener) },
    tell: (words) => void told.push(words),
    read: () => browser.words,
    keep: (words) => void (browser.words = [...words]),
  })
  return {
    browser,
    told,
    signIn: (id: string, comfort?: string[]) => {
      now = { authenticated: true, user: { id, displayName: id, ...(comfort && { comfort }) }, role: 'member' }
      look()
    },
    signOut: () => {
      now = nobody
      look()
    },
  }
}

it('takes over what the account keeps, on a new device and after somebody else, without words that nobody knows', () => {
  const page = startWith([])
  page.signIn('ines', ['text-150', 'of-tomorrow', 'dark'])
  expect(page.browser.words).toEqual(['text-150', 'dark'])
  page.signOut()
  page.signIn('paul', [])
  expect(page.browser.words).toEqual([])
})

it('leaves a browser as it is for who has chosen nothing, and what is chosen after signing in', () => {
  const page = startWith(['still'])
  page.signIn('ines')
  expect(page.browser.words).toEqual(['still'])
  page.signOut()
  page.signIn('paul', ['dark'])
  page.browser.words = ['space']
  page.signIn('paul', ['dark'])
  expect([page.browser.words, page.told]).toEqual([['space'], []])
})

it('keeps what was chosen on this page before signing in, and tells the account', () => {
  const page = startWith(['still'])
  page.browser.words = ['text-200']
  page.signIn('ines', ['dark'])
  expect([page.browser.words, page.told]).toEqual([['text-200'], [['text-200']]])
})
