import { afterEach, expect, test } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'
import { fallbackFonts } from './tokens.ts'

afterEach(unmountAll)

function facesOfThePage(): string[] {
  render(<p>Bonjour</p>)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  return rules.filter((rule) => rule.startsWith('@font-face'))
}

test('the page knows the font in all weights, in two files by its characters', () => {
  const faces = facesOfThePage().filter((face) => face.includes('url('))
  expect(faces).toHaveLength(2)
  for (const face of faces)
    expect(face).toMatch(
      /font-family:\s*Inter;.*font-weight:\s*100 900;.*src:\s*url\('[^']+woff2'\).*unicode-range:\s*U\+/s,
    )
})

test('each font of a device that stands in for it is made as wide and as high', () => {
  const faces = facesOfThePage().filter((face) => face.includes('local('))
  const families = new Set(faces.map((face) => /font-family:\s*'?([^;']+)/.exec(face)?.[1] ?? ''))
  expect([...families]).toEqual(['Inter fallback Roboto', 'Inter fallback Arial', 'Inter fallback DejaVu'])
  for (const family of families) expect(fallbackFonts).toContain(`'${family}'`)
  for (const face of faces) {
    const [wider = 0, ascent = 0, descent = 0] = ['size-adjust', 'ascent-override', 'descent-override'].map((name) =>
      Number(new RegExp(`${name}:\\s*([\\d.]+)%`).exec(face)?.[1]),
    )
    expect((wider * ascent) / 100).toBeCloseTo(96.9, 0)
    expect((wider * descent) / 100).toBeCloseTo(24.1, 0)
  }
})
