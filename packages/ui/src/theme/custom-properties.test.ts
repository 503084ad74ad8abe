import { describe, expect, it } from 'vitest'
import { comfortStyles, comfortWords } from './comfort.ts'
import { customProperties } from './custom-properties.ts'
import { darkTokens } from './dark-tokens.ts'
import { type TokenName, tokens } from './tokens.ts'

/** Relative luminance (WCAG 2.2) of a #rrggbb colour. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const pages = { light: tokens, dark: { ...tokens, ...darkTokens } } as const

const hues = ['green', 'yellow', 'red', 'purple', 'pink', 'orange', 'teal'] as const

describe.each(['light', 'dark'] as const)('the colours of a %s page', (page) => {
  const contrast = (one: TokenName, other: TokenName) => {
    const [light = 0, dark = 0] = [luminance(pages[page][one]), luminance(pages[page][other])].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  it.each(['text', 'text-second', 'primary', 'error-text'] as const)('%s is readable on every ground', (name) => {
    for (const ground of ['surface', 'ground', 'secondary', 'gray-100', 'primary-faint'] as const)
      expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['primary', 'primary-hover', 'primary-active', 'error-text', 'red-700'] as const)(
    'words are readable on a button in %s',
    (name) => expect(contrast('on-strong', name)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(['border', 'error', 'green-500', 'gray-600'] as const)(
    '%s is seen as a border on a surface and on the ground of the page',
    (name) => {
      for (const ground of ['surface', 'ground'] as const) expect(contrast(name, ground)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(hues)('%s words are readable and its icon is seen on its own quiet ground', (hue) => {
    expect(contrast(`${hue}-700`, `${hue}-50`)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(`${hue}-500`, `${hue}-50`)).toBeGreaterThanOrEqual(3)
  })

  it('text is readable on the quiet ground of every hue', () => {
    for (const hue of hues) expect(contrast('text', `${hue}-50`)).toBeGreaterThanOrEqual(4.5)
  })
})

it('every colour has one for a dark page', () => {
  const colours = Object.entries(tokens).filter(([, value]) => /^#|^rgb|^0 /.test(value))
  expect(Object.keys(darkTokens).sort()).toEqual(colours.map(([name]) => name).sort())
})

describe('the colours', () => {
  it('are those of the specification', () => {
    expect(tokens).toMatchObject({
      primary: '#0047BB',
      secondary: '#e7ecf8',
      error: '#F43416',
      'error-text': '#C42209',
    })
  })
})

it('publishes each token as a custom property', () => {
  expect(customProperties[':root']).toMatchObject({ '--ens-primary': '#0047BB', '--ens-radius-card': '10px' })
})

it('has the corners, the weights and the font of the specification', () => {
  expect(tokens).toMatchObject({
    'radius-field': '8px',
    'radius-search': '20px',
    'radius-card': '10px',
    'weight-regular': '400',
    'weight-medium': '500',
    'weight-strong': '600',
    'font-family': expect.stringMatching(/^Inter,/),
  })
})

it('every comfort that can be chosen is drawn, or is what lists do', () => {
  const drawn = JSON.stringify([comfortStyles, customProperties])
  const undrawn = comfortWords.filter((word) => !drawn.includes(`[data-comfort~=\\"${word}\\"]`))
  expect(undrawn).toEqual(['fewer'])
})

it('is dark on a screen only: paper is light', () => {
  const dark = Object.entries(customProperties[':root']).filter(([, value]) => JSON.stringify(value).includes('"dark"'))
  expect(dark.map(([medium]) => medium)).toEqual(['@media screen and (prefers-color-scheme: dark)', '@media screen'])
})
