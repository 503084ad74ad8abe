import { useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { LiveRegion } from './live-region.tsx'

/**
 * Says in words what stands on the page, once it has changed, to whoever cannot see it change. Instead of a toast that
 * repeats the page; heard over a window that is just closing as well.
 */
export function SpokenChange({ words }: { words: string }) {
  const [first] = useState(words)
  const [changed, setChanged] = useState(false)
  if (!changed && words !== first) setChanged(true)
  return <LiveRegion polite={changed ? <VisuallyHidden>{words}</VisuallyHidden> : null} assertive={null} />
}
