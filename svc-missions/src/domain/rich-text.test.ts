import { expect, it } from 'vitest'
import { cleanRichText } from './rich-text.ts'

it.each([
  ['<p onclick="x()">Bonjour <strong>vous</strong></p>', '<p>Bonjour <strong>vous</strong></p>'],
  ['<div><p>Texte</p></div><script>alert(1)</script>', '<p>Texte</p>'],
  ['<a href="javascript:alert(1)">ici</a>', '<a>ici</a>'],
  ['<a href="//ailleurs.example">ici</a>', '<a>ici</a>'],
  ['<a href="https://example.org" target="_blank">ici</a>', '<a href="https://example.org">ici</a>'],
  ['<img src="x" onerror="alert(1)"><u>souligné</u>', 'souligné'],
])('cleans %s', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean)
})
