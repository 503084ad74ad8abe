import { afterEach, expect, it } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'
import { FadingMenu } from './fading-menu.tsx'

afterEach(unmountAll)

it('opens where it stays: none of its entries is moved under a finger', () => {
  const styles = new MutationObserver(() => undefined)
  styles.observe(document.body, { subtree: true, attributeFilter: ['style'], attributeOldValue: true })
  const { rerender } = render(<FadingMenu open={false} anchorEl={document.body} />)
  rerender(<FadingMenu open anchorEl={document.body} />)
  const paper = document.querySelector('.MuiMenu-paper')
  const had = styles.takeRecords().map(({ oldValue, target }) => [target, oldValue ?? ''] as const)
  styles.disconnect()
  expect(
    had.some(([target]) => target === paper),
    'it is seen to come',
  ).toBe(true)
  expect(had.filter(([, style]) => style.includes('scale'))).toEqual([])
})
