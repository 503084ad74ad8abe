interface Placed {
  row: number
  column: number
}

const steps: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * The square that an arrow leads to: the nearest in that direction, over empty ones as well.
 * @param key as a keyboard event names it
 * @returns null where there is none, or the key is no arrow
 */
export function nextSquare<Square extends Placed>(
  squares: readonly Square[],
  from: Placed,
  key: string,
): Square | null {
  const step = steps[key]
  if (!step) return null
  const [down, right] = step
  const ahead = squares.flatMap((square) => {
    const along = (square.row - from.row) * down + (square.column - from.column) * right
    const aside = Math.abs((square.row - from.row) * right) + Math.abs((square.column - from.column) * down)
    // One straight ahead is nearer than one beside it; far aside is another direction.
    return along > 0 && aside <= along ? [{ square, distance: along + aside * 2 }] : []
  })
  const [nearest] = ahead.sort((one, other) => one.distance - other.distance)
  return nearest?.square ?? null
}
