import i18next from 'i18next'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { translationOptions } from './translation-options.ts'

it('texts that come for another part of the page draw nothing anew', async () => {
  const texts = i18next.createInstance()
  void texts.use(initReactI18next).init({ ...translationOptions, lng: 'fr', initAsync: false, resources: { fr: {} } })
  let drawn = 0
  function Words() {
    useTranslation()
    drawn += 1
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Words />))
  await act(async () => void texts.addResourceBundle('fr', 'mf-missions', { title: 'Missions' }))
  expect(drawn).toBe(1)
  // Another language is for everybody.
  await act(async () => texts.emit('languageChanged', 'en'))
  expect(drawn).toBe(2)
  root.unmount()
})
