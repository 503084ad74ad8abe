import { expect, test } from 'vitest'
import { callRequest } from './index.ts'

test('a request is the row of the table of calls with the input filled in', () => {
  expect(callRequest('article.get')({ params: { articleId: 'a' } })).toEqual({
    method: 'GET',
    path: '/article/:articleId',
    params: { articleId: 'a' },
  })
})

test('a call that creates or moves something may be sent again', () => {
  expect(callRequest('mission.register')({ params: { missionId: 'm' }, body: {} })).toMatchObject({ idempotent: true })
})

test('a screen that shows its own failures says so', () => {
  expect(callRequest('article.list', { inline: true })({ query: { page: 1 } })).toMatchObject({
    query: { page: 1 },
    inline: true,
  })
})
