import { describe, expect, it } from 'vitest'
import { comfortStyles, comfortWords } from './comfort.ts'
import { customProperties } from './custom-properties.ts'
import { type TokenName, tokens } from './tokens.ts'

/** Relative luminance (WCAG 2.2) of a #rrggbb colour. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: TokenName, other: TokenName): number {
  const [light = 0, dark = 0] = [luminance(tokens[one]), luminance(tokens[other])].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const hues = ['green', 'yellow', 'red', 'purple', 'pink', 'orange', 'teal'] as const

describe('the colours', () => {
  it('are those of the specification', () => {
    expect(tokens).toMatchObject({
      primary: '#0047BB',
      secondary: '#e7ecf8',
      error: '#F43416',
      'error-text': '#C42209',
    })
  })

  it.each(['text', 'text-second', 'primary', 'error-text'] as const)('%s is readable on every ground', (name) => {
    for (const ground of ['white', 'ground', 'secondary', 'gray-100'] as const)
      expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['border', 'error', 'green-500'] as const)(
    '%s is seen as a border on white and on the ground of the page',
    (name) => {
      for (const ground of ['white', 'ground'] as const) expect(contrast(name, ground)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(hues)('%s words are readable and its icon is seen on its own quiet ground', (hue) => {
    expect(contrast(`${hue}-700`, `${hue}-50`)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(`${hue}-500`, `${hue}-50`)).toBeGreaterThanOrEqual(3)
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

it('every comfort that can be chosen is drawn', () => {
  expect(Object.keys(comfortStyles)).toEqual(comfortWords.map((word) => `:root[data-comfort~="${word}"]`))
})
