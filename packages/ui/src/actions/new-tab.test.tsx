import { afterEach, expect, it } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { LinkButton } from './link-button.tsx'
import { NewTab } from './new-tab.tsx'
import { TextLink } from './text-link.tsx'

afterEach(unmountAll)

it.each([
  { kind: 'text', Link: TextLink },
  { kind: 'button', Link: LinkButton },
])('says at the end of its name that it opens a new tab: $kind', ({ Link }) => {
  render(
    <Link component={NewTab} href="https://example.org">
      Voir le site
    </Link>,
  )
  const link = find('a')
  expect(link.textContent).toBe('Voir le site\u2060\u00a0(nouvel onglet)')
  expect(link.getAttribute('href')).toBe('https://example.org')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('ends its underline with its words: no space leads on to the arrow', () => {
  render(
    <TextLink component={NewTab} href="https://example.org">
      Voir le site
    </TextLink>,
  )
  const arrow = find('a').querySelector('svg')
  const underlined = [...find('a').childNodes].filter((node) => node instanceof Text).map(({ data }) => data)
  expect(underlined.join('')).toBe('Voir le site\u2060')
  expect(arrow?.style.marginInlineStart).toBe('0.25em')
})
