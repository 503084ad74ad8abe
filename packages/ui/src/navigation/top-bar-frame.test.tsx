import { afterEach, expect, it } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { TopBarFrame } from './top-bar-frame.tsx'

afterEach(unmountAll)

it('lets the logo give way on a phone where words are large', () => {
  render(<TopBarFrame navLabel="Pages" logo={<img src="data:," alt="Ensemble" />} actions={<span>Menu</span>} />)
  const logo = find('.ens-top-bar img').parentElement?.className ?? ''
  const onPhones = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
  const large = 'html:is([data-comfort~="text-150"], [data-comfort~="text-200"])'
  const ofLogo = onPhones.find(
    ({ selectorText }) => selectorText.startsWith(large) && selectorText.includes(`.${logo} img`),
  )
  expect(ofLogo?.style.width).toBe('98px')
})

it('keeps as much room for the bar of a phone as its two lines of larger words need', () => {
  render(<TopBarFrame navLabel="Pages" logo={null} phoneNav={<a href="/home">Accueil</a>} />)
  const onPhones = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
  const larger = 'html[data-comfort*="text-"]'
  // What stands above the bar, such as the button of a page, lay below it where words were large.
  const room = onPhones.find(({ selectorText }) => selectorText === larger)
  expect(room?.style.getPropertyValue('--ens-bottom-bar-height')).toContain('2 * 50px')
  const bar = onPhones.find(({ selectorText, cssText }) => {
    return selectorText.startsWith(`${larger} .`) && cssText.includes('flex-wrap: wrap;')
  })
  expect(bar?.cssText).toContain('min-height: calc(1px + 2 * 50px)')
})
