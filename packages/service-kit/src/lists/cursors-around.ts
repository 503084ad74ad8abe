import { writeCursor } from './cursor.ts'
import type { ListRequest } from './parse-list.ts'

/** Where a row stands in the order that was asked for. */
export interface Placed {
  key: string | null
  id: string
}

/**
 * The rows that a page shows, in its order, and the cursors to what lies after and before them.
 * @param found as read: one more than the page has where there is more, the nearest first, so that what was read
 *   backwards is turned round
 */
export function cursorsAround<Row extends Placed>(
  found: readonly Row[],
  { page, pageSize, sort, order, cursor }: Pick<ListRequest, 'page' | 'pageSize' | 'sort' | 'order' | 'cursor'>,
): { shown: Row[]; next?: string; previous?: string } {
  const backwards = cursor?.way === 'before'
  const more = found.length > pageSize
  const nearest = found.slice(0, pageSize)
  const shown = backwards ? nearest.reverse() : nearest
  const first = shown[0]
  const last = shown.at(-1)
  const at = (way: 'after' | 'before', { key, id }: Placed) => writeCursor({ way, sort, order, key, id })
  // Whoever came by a cursor came from the other side.
  const before = backwards ? more : cursor !== undefined || page > 0
  return {
    shown,
    ...(last && (more || backwards) && { next: at('after', last) }),
    ...(first && before && { previous: at('before', first) }),
  }
}
