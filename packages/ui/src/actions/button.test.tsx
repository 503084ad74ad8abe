import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { click, find, named, render, settle, unmountAll } from '../testing/render.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

afterEach(unmountAll)

it('ignores clicks while loading, and keeps its name and its focus', () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>S’inscrire</Button>)
  const button = named('S’inscrire')
  settle(() => button.focus())
  rerender(
    <Button loading onClick={onClick}>
      S’inscrire
    </Button>,
  )
  click(named('S’inscrire'))
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(named('S’inscrire'))
  expect(named('S’inscrire').getAttribute('aria-busy')).toBe('true')
})

it('that has nothing to do for now ignores clicks, says so, and can keep the focus', () => {
  const onClick = vi.fn()
  render(
    <>
      <Button unavailable onClick={onClick}>
        Page suivante
      </Button>
      <IconButton unavailable label="Suivante" icon={<svg />} onClick={onClick} />
    </>,
  )
  for (const name of ['Page suivante', 'Suivante']) {
    const button = named(name)
    click(button)
    // A browser takes the focus from a button with `disabled`.
    expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false])
    expect(button.tabIndex).toBe(0)
  }
  expect(onClick).not.toHaveBeenCalled()
})

it('submits nothing unless told to', () => {
  render(<Button>Ajouter</Button>)
  expect(named('Ajouter').getAttribute('type')).toBe('button')
})

it('is a link through the router it was given', () => {
  function RouterLink({ to, children, ...rest }: { to: string; children: ReactNode }) {
    return (
      <a href={`/app${to}`} {...rest}>
        {children}
      </a>
    )
  }
  render(
    <LinkButton component={RouterLink} to="/missions/browse">
      Voir les missions
    </LinkButton>,
  )
  expect(find('a').getAttribute('href')).toBe('/app/missions/browse')
  expect(find('a').hasAttribute('type')).toBe(false)
})
