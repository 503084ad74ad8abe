import { afterEach, expect, test } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'

afterEach(unmountAll)

test('the page knows the three weights of the font, each in two files by its characters', () => {
  render(<p>Bonjour</p>)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  const faces = rules.filter((rule) => rule.startsWith('@font-face'))
  const weights = faces.map((face) => /font-weight:\s*(\d+)/.exec(face)?.[1])
  expect(weights).toEqual(['400', '500', '600', '400', '500', '600'])
  for (const face of faces)
    expect(face).toMatch(/font-family:\s*Inter;.*src:\s*url\('[^']+woff2'\).*unicode-range:\s*U\+/s)
})
