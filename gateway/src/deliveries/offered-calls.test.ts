import { expect, it } from 'vitest'
import { callsNotOffered } from './offered-calls.ts'

const paths = { '/api/mission/{missionId}': { get: {}, put: {} }, '/api/file/storage/{path}': { get: {} } }

it('finds the calls that no service offers, whatever the parameters are called', () => {
  const calls = [
    'GET /mission/:id',
    'PUT /mission/:id',
    'DELETE /mission/:id',
    'GET /mission/list/all',
    'GET /file/storage/*',
  ]
  expect(callsNotOffered(calls, { paths, 'x-unavailable': [] })).toEqual([
    'DELETE /mission/:id',
    'GET /mission/list/all',
  ])
})

it('knows no call that is many', () => {
  const known = { paths: { '/api/user/{userId}': { get: {} } }, 'x-unavailable': [] }
  expect(callsNotOffered(['GET /user/:any', 'GET /user/*'], known)).toEqual(['GET /user/*'])
})

it('does not judge the calls of a service that does not answer', () => {
  const calls = ['GET /user/:userId/participant_missions', 'GET /user/me', 'GET /article/list']
  expect(callsNotOffered(calls, { paths, 'x-unavailable': ['svc-users', 'svc-articles'] })).toEqual([
    'GET /user/:userId/participant_missions',
  ])
})
