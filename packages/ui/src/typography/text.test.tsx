import { afterEach, expect, it } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { Text } from './text.tsx'

afterEach(unmountAll)

it('shows the lines that somebody has typed as lines', () => {
  render(<Text>{'Le matin\nou le soir'}</Text>)
  expect(window.computedStyle(find('p')).whiteSpace).toBe('pre-line')
})
