import { expect, it } from 'vitest'
import { kindsAbout, notificationSort, notificationSorts } from './notification-sort.ts'

it.each([
  ['new_request', 'people'],
  ['team_message', 'message'],
  ['article_to_review', 'article'],
  ['role_granted', 'account'],
  ['place_confirmed', 'mission'],
  ['of_a_later_version', 'mission'],
])('%s is about %s', (kind, sort) => expect(notificationSort(kind)).toBe(sort))

it('each kind is about one thing', () => {
  const named = notificationSorts.flatMap((sort) => (kindsAbout(sort).others ? [] : kindsAbout(sort).kinds))
  expect(new Set(named).size).toBe(named.length)
  expect(kindsAbout('mission')).toEqual({ kinds: expect.arrayContaining(named), others: true })
})
