import { expect, it } from 'vitest'
import { notificationSort } from './notification-sort.ts'

it.each([
  ['new_request', 'people'],
  ['team_message', 'message'],
  ['article_to_review', 'article'],
  ['role_granted', 'account'],
  ['place_confirmed', 'mission'],
  ['of_a_later_version', 'mission'],
])('%s is about %s', (kind, sort) => expect(notificationSort(kind)).toBe(sort))
