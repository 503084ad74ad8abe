import type { Call } from '../calls.ts'

/** Words of people that may be quoted. */
export const quoteCalls = {
  'mission.quotes': {
    method: 'GET',
    path: '/mission/quotes',
    action: 'mission.see_quotes',
    summary: 'Words of participants that may be quoted, across missions',
  },
  'mission.searchQuotes': {
    method: 'POST',
    path: '/mission/quotes',
    action: 'mission.see_quotes',
    summary: 'Words of participants that may be quoted, asked with a body',
  },
  'mission.withdrawQuote': {
    method: 'DELETE',
    path: '/mission/:missionId/quote',
    action: 'mission.follow_own',
    summary: "Have one's own words on a mission quoted no more",
  },
} as const satisfies Record<string, Call>
