import { afterEach, expect, it } from 'vitest'
import { Chip } from '../display/chip.tsx'
import { find, render, unmountAll } from '../testing/render.tsx'
import { CardCover } from './card-cover.tsx'

afterEach(unmountAll)

it('sets its chips off from a drawing of their own colour', () => {
  render(<CardCover overlay={<Chip label="À la une" />} />)
  const chip = find('.ens-cover-chips').firstElementChild
  const rings = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && chip?.matches(rule.selectorText))
    .filter(({ cssText }) => cssText.includes('box-shadow: 0 0 0 2px'))
  expect(rings).toHaveLength(1)
})
