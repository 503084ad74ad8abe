import { useEffect } from 'react'

/** Arrows up and down move between the field and the links and acts inside, in their order. */
export function useArrows(inside: HTMLElement | null): void {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const stops = [...(inside?.querySelectorAll<HTMLElement>('input, a, li button') ?? [])]
      const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
      if (step === 0 || !next) return
      event.preventDefault()
      next.focus()
    }
    inside?.addEventListener('keydown', move)
    return () => inside?.removeEventListener('keydown', move)
  }, [inside])
}
