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

it('shows a picture whole on a phone, beside its chips', () => {
  render(<CardCover src="data:," overlay={<Chip label="À la une" />} />)
  const [root = ''] = [...find('.ens-cover').classList].filter((name) => name !== 'ens-cover')
  const onPhones = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('max-width'))
    .map(({ cssText }) => cssText)
    .join('')
  // As wide as its height asks for, and nothing laid over it.
  expect(onPhones).toContain(`.${root}:not([style]) img`)
  expect(onPhones).toContain('width: calc(3.75rem * 16 / 9); height: 3.75rem')
  expect(onPhones).toContain('position: static')
})
