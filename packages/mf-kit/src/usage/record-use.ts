import type { MissedSearch, Use } from '@ensemble/contracts/users/activity'
import { useEffect } from 'react'
import { currentShell } from '../shell/shell-bridge.ts'

/** Words are those that were meant once nothing was typed for so long, in ms. */
const settledAfterMs = 2_000

/**
 * Tells the shell of one use of the platform. It costs no request and never fails; the shell records it of people who
 * agreed to be counted, and of nobody else (decision 116).
 */
export function recordUse(use: Use): void {
  currentShell().record(use)
}

/** Tells of an object that is shown, once for each. @param id undefined while it is not there */
export function useRecordSeen(type: 'article_read' | 'mission_view', id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    recordUse(
      type === 'article_read'
        ? { type, targetType: 'article', targetId: id }
        : { type, targetType: 'mission', targetId: id },
    )
  }, [type, id])
}

/**
 * Tells that somebody looked for words, once they have settled; words that found nothing are counted apart from them.
 * @param found undefined while there is no answer
 * @param narrowed other filters apply, so that nothing found says nothing of the words
 */
export function useRecordSearch(
  page: string,
  { list, words, found, narrowed }: MissedSearch & { found: boolean | undefined; narrowed: boolean },
): void {
  useEffect(() => {
    if (words === '' || found === undefined) return undefined
    const timer = setTimeout(() => {
      const use: Use = { type: 'search', targetType: 'page', targetId: page, metadata: { found: found ? 'yes' : 'no' } }
      currentShell().record(use, found || narrowed ? undefined : { list, words })
    }, settledAfterMs)
    return () => clearTimeout(timer)
  }, [page, list, words, found, narrowed])
}
