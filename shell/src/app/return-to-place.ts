/** Whoever scrolls, taps or types meanwhile has another place in mind. */
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Content that comes later than this is not waited for. In ms. */
const waitsForMs = 5000

/**
 * Scrolls to where the visitor was. A page that is not tall enough yet, because part of it is still being drawn, is
 * scrolled again as it grows.
 * @param top in px
 * @returns ends the waiting
 */
export function returnToPlace(top: number): () => void {
  window.scrollTo(0, top)
  if (arrived(top)) return () => undefined
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (arrived(top)) stop()
  })
  const timer = setTimeout(stop, waitsForMs)
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true })
  observer.observe(document.body)
  return stop

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const touch of touches) window.removeEventListener(touch, stop)
  }
}

/** Screens with fractional pixels do not stop at whole ones. */
function arrived(top: number): boolean {
  return Math.abs(window.scrollY - top) < 2
}
