import i18next from 'i18next'
import { act } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { describe, expect, it } from 'vitest'
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

/** What somebody may write into a name or a title to have it taken for something else. */
const hostile = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  '&lt;b&gt;&amp;&#60;i&#62;',
  '%other%',
  '%name%',
  '100 %',
  '$t(secret)',
  '$t(secret, {"name": "x"})',
  '{{name}}',
  '${name}',
  '$1 $& $`',
  '\u202e<a href="javascript:alert(1)">\u0000',
]

describe.each(['fr', 'en'])('a value in a text (%s)', (language) => {
  const texts = i18next.createInstance()
  const words = { text: 'A %name%, B %other%, 50 % C', secret: 'not for you' }
  void texts.init({ ...translationOptions, lng: language, initAsync: false, resources: { [language]: { s: words } } })
  // These words are none of the shell's, which its types would ask for.
  const read = (values: object) => String(Reflect.apply(texts.t, texts, ['s:text', values]))

  it.each(hostile)('is text, whatever it looks like: %s', (value) => {
    const text = read({ name: value, other: 'x' })
    expect(text).toBe(`A ${value}, B x, 50 % C`)
    const place = document.createElement('div')
    const root = createRoot(place)
    flushSync(() => root.render(<p title={text}>{text}</p>))
    expect(place.querySelectorAll('*')).toHaveLength(1)
    expect(place.textContent).toBe(text)
    root.unmount()
  })
})
