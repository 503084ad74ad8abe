import { afterEach, expect, it } from 'vitest'
import { Chip } from '../display/chip.tsx'
import { find, render, unmountAll } from '../testing/render.tsx'
import { CardCover } from './card-cover.tsx'

afterEach(unmountAll)

it('sets its chips off from a drawing of their own colour', () => {
  render(<CardCover overlay={<Chip label="À la une" />} />)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const children = [...find('.ens-cover-chips').classList].map((name) => `.${name}>*`)
  const ofChips = rules.filter(
    (rule) => rule instanceof CSSStyleRule && children.includes(rule.selectorText.replaceAll(' ', '')),
  )
  expect(ofChips.map(({ cssText }) => cssText).join('')).toContain('box-shadow: 0 0 0 2px')
})
