import { provideShell, withTexts } from '@ensemble/mf-kit'
import { expect, it } from 'vitest'
import { ofDeliveries } from '../translations/later-texts.ts'
import { bringTexts, startTexts } from './texts.ts'

it('texts of a page stay when the first ones of their language come after them, and when texts are started anew', async () => {
  const texts = await startTexts('fr')
  const none = () => Promise.reject(new Error('asks for nothing'))
  const language = { get: () => 'en' as const, subscribe: () => () => {} }
  const session = { get: () => ({ authenticated: null, user: null, role: null }), subscribe: () => () => {} }
  const silent = { toast: () => {}, navigate: () => {}, prefetch: () => {}, record: () => {}, namePage: () => {} }
  provideShell({ request: none, ...silent, session, language })
  const page = withTexts(ofDeliveries, () => Promise.resolve())
  await page()
  await bringTexts(texts, 'en')
  const read = (key: string): unknown => texts.getResource('en', 'shell', key)
  expect([read('deliveries.title'), read('layout.skip')]).toEqual([expect.any(String), expect.any(String)])
  expect(read('tableSample')).toEqual(expect.any(Object))
  await startTexts('en')
  expect(read('tableSample')).toEqual(expect.any(Object))
})
