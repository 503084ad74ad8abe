import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'
import { CardGrid } from './card-grid.tsx'

afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
})

/** How many cards stood in the page when each of them had come. */
function standing(length: number): number[] {
  const seen: number[] = []
  function Sample() {
    useLayoutEffect(() => void seen.push(document.querySelectorAll('li').length), [])
    return null
  }
  render(
    <CardGrid>
      {Array.from({ length }, (_none, index) => (
        <Sample key={index} />
      ))}
    </CardGrid>,
  )
  return [...new Set(seen)]
}

it('draws of a long list first what is in view, on a phone less than on a wide screen', () => {
  expect(standing(25)).toEqual([6, 12, 18, 24, 25])
  unmountAll()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  expect(standing(25)).toEqual([3, 9, 15, 21, 25])
})

it('draws a short list at once', () => {
  expect(standing(6)).toEqual([6])
})
