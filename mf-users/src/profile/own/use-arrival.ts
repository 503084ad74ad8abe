import { useLocation } from '@ensemble/mf-kit'
import { useEffect } from 'react'

/**
 * Whoever is led to one question by the hash of an address (`#pause`) finds it in view, with the focus on its answer:
 * the chosen one, else the first. To be called above what moves the focus to a title.
 */
export function useArrival(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    const answer = part?.querySelector<HTMLElement>('input:checked') ?? part?.querySelector('input')
    // Where there is no layout there is nothing to scroll.
    part?.scrollIntoView?.()
    answer?.focus({ preventScroll: true })
  }, [hash, key])
}
