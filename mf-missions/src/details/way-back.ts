import type { Mission } from '@ensemble/contracts/missions/http'
import type { TextKey } from '@ensemble/mf-kit'

/** Pages that lead to missions, and what they are called. */
const pages = {
  '/dashboard': 'details.dashboard',
  '/home': 'details.home',
  '/missions/browse': 'details.browse',
  '/missions/management': 'management.title',
  '/my_department': 'details.department',
  '/my_missions': 'myMissions.title',
} as const satisfies Record<string, TextKey<'mf-missions'>>

/** Where an approver goes on; filters and page may follow. */
const queue = '/missions/management?tab=to_approve'

interface WayBack {
  label: TextKey<'mf-missions'>
  to: string
}

/**
 * Where the page of a mission leads back to: what waits for approvers, else the page that one came from, as it was; for
 * who came from outside what they manage, or all missions.
 * @param state of the location, as the link that led here left it
 */
export function wayBack(mission: Mission, staff: boolean, state: unknown): WayBack {
  const from = cameFrom(state)
  if (mission.allowedActions.includes('approve')) {
    return { label: 'submission.back', to: from.startsWith(queue) ? from : queue }
  }
  const page = Object.entries(pages).find(([path]) => from.split('?')[0] === path)
  if (page) return { label: page[1], to: from }
  // Counters are told to those who run it, also when it can no longer be edited.
  const runs = staff && mission.counters !== undefined
  const to = runs ? '/missions/management' : '/missions/browse'
  return { label: pages[to], to }
}

function cameFrom(state: unknown): string {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : ''
}
