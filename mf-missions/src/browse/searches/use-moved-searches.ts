import { mostSearches } from '@ensemble/contracts/missions/search-tellings'
import { useSession } from '@ensemble/mf-kit'
import { useEffect, useRef } from 'react'
import { useMissionsEditEngagementMutation } from '../../api/missions-api.ts'
import { useMissionsKeepSearchMutation } from '../../api/searches-api.ts'
import { readFilters } from '../browse-filters.ts'
import { blankHealthFilters } from '../health-filters.ts'
import { wordsAndConditions } from '../list-input.ts'
import { useReader } from '../use-reader.ts'

/**
 * Brings along what somebody kept in their profile, where searches were before: their own browser does it, since no
 * event holds words that people typed. What fails is tried again the next time.
 * @param kept how many searches are here already; undefined while that is not known
 */
export function useMovedSearches(kept: number | undefined, onMoved: () => void): void {
  const { user } = useSession()
  const reader = useReader()
  const [keep] = useMissionsKeepSearchMutation()
  const [edit] = useMissionsEditEngagementMutation()
  const begun = useRef(false)
  const before = user?.engagement?.savedSearches ?? []

  async function move(room: number) {
    const moving = before.slice(0, room)
    for (const { name, query } of moving) {
      const filters = { ...readFilters(new URLSearchParams(query)), ...blankHealthFilters, favourites: false }
      await keep({ body: { name, query, ...wordsAndConditions(filters, reader), tell: 'never' } }).unwrap()
    }
    await edit({ params: { userId: 'me' }, body: { engagement: { savedSearches: before.slice(room) } } }).unwrap()
    onMoved()
  }

  useEffect(() => {
    const room = mostSearches - (kept ?? mostSearches)
    if (begun.current || before.length === 0 || room <= 0) return
    begun.current = true
    void move(room).catch(() => undefined)
  })
}
