const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** When somebody last touched this page, in epoch ms. */
export function followActivity(now: () => number = Date.now): () => number {
  let last = now()
  for (const sign of signs) {
    window.addEventListener(
      sign,
      () => {
        last = now()
      },
      { passive: true, capture: true },
    )
  }
  return () => last
}
