import { expect, it, vi } from 'vitest'
import { isHttps } from './is-https.ts'

it('knows an address of https, also in a browser that does not answer whether it can be read', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  const typed = [
    ' https://example.org/a?b=1 ',
    'http://example.org',
    'https://',
    'https://a b',
    'https:example.org',
    '',
  ]
  expect(typed.map(isHttps)).toEqual([true, false, false, false, false, false])
})
