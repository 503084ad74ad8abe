import { useEffect } from 'react'
import type { FinderView } from './open-finder.ts'

const writing = 'input, textarea, select, [contenteditable], [role="dialog"]'

/** Ctrl K (Cmd K) opens the search from anywhere, `?` the list of keys from anywhere but a field or a window. */
export function useFinderKeys(active: boolean, show: (view: FinderView) => void): void {
  useEffect(() => {
    if (!active) return undefined
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const held = ctrlKey || metaKey
      const finds = held && !altKey && key.toLowerCase() === 'k'
      const asksForKeys = !held && !altKey && key === '?' && !(target instanceof Element && target.closest(writing))
      if (!finds && !asksForKeys) return
      event.preventDefault()
      show(finds ? 'find' : 'keys')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active, show])
}
