/**
 * Where each department lies, as a map of equal squares: none is too small to press, and no outline has to be loaded.
 * Neighbours stay neighbours as far as squares allow; Paris and its ring take the room that they need. The last line is
 * what lies overseas. A test compares it with the list of departments.
 */
const drawn = `
..  ..  ..  ..  ..  ..  62  59  ..  ..  ..  ..
..  ..  ..  ..  76  80  60  02  08  ..  ..  ..
..  ..  50  14  27  95  93  51  55  54  57  67
29  22  35  61  78  92  75  77  10  52  88  68
..  56  53  72  28  91  94  89  21  70  90  ..
..  44  49  37  41  45  58  71  39  25  ..  ..
..  85  79  86  36  18  03  42  69  01  74  ..
..  ..  17  16  87  23  63  43  38  73  ..  ..
..  ..  33  24  19  15  48  07  26  05  ..  ..
..  ..  40  47  46  12  30  84  04  06  ..  ..
..  ..  64  32  82  81  34  13  83  ..  ..  2B
..  ..  65  31  09  11  66  ..  ..  ..  ..  2A
..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
..  ..  971 972 973 974 976 987 988 ..  ..  ..`

/** A square of the map: the department in it, and its place from the top left, counted from 0. */
export interface Tile {
  code: string
  row: number
  column: number
}

export const tiles: readonly Tile[] = drawn
  .trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((code, column) => (code === '..' ? [] : [{ code, row, column }])),
  )

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
export function nextTile(from: Tile, key: string): Tile | null {
  const step = steps[key]
  if (!step) return null
  const [down, right] = step
  const ahead = tiles.flatMap((tile) => {
    const along = (tile.row - from.row) * down + (tile.column - from.column) * right
    const aside = Math.abs((tile.row - from.row) * right) + Math.abs((tile.column - from.column) * down)
    // One straight ahead is nearer than one beside it; far aside is another direction.
    return along > 0 && aside <= along ? [{ tile, distance: along + aside * 2 }] : []
  })
  const [nearest] = ahead.sort((one, other) => one.distance - other.distance)
  return nearest?.tile ?? null
}
