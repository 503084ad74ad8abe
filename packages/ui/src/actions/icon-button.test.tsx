import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(unmountAll)

const words = () => document.querySelector('[role="tooltip"]')?.textContent

it('says its name in words to who comes by keyboard, until Escape or the next one', async () => {
  render(<IconButton label="Favoris" icon={<svg />} />)
  expect(find('button').getAttribute('aria-label')).toBe('Favoris')
  await act(async () => find('button').focus())
  await expect.poll(words).toBe('Favoris')
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  await expect.poll(words).toBeUndefined()
  await act(async () => find('button').blur())
  await act(async () => find('button').focus())
  await expect.poll(words).toBe('Favoris')
  await act(async () => find('button').blur())
  await expect.poll(words).toBeUndefined()
})

it('has nothing to draw but the icon for who touches it', async () => {
  const { container } = render(<IconButton label="Favoris" icon={<svg />} />)
  await act(async () => find('button').click())
  expect(container.children.length).toBe(1)
  expect(words()).toBeUndefined()
})
