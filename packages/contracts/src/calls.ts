import { articleCalls } from './articles/calls.ts'
import type { Action } from './permissions.ts'
import { missionCalls } from './missions/calls.ts'
import { authCalls } from './users/auth-calls.ts'
import { userCalls } from './users/calls.ts'

export const affected = ['accounts', 'roles', 'health', 'files'] as const
export type Affected = (typeof affected)[number]

/**
 * One call of the API. The path is relative to /api and names its parameters with a colon. `media` marks the calls that
 * an <img> makes: they also accept the media cookie. `idempotent` marks the calls that create or move something: with
 * the header Idempotency-Key they do it once, however often the same request is sent. `raw` marks the answers that are
 * not an envelope (files, the key set). `affects` names what of others the call changes, or shows where it is about
 * health. A front end that begins to make such a call waits for the word of an admin before anybody gets it (decision
 * 168).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  action: Action
  summary: string
  idempotent?: true
  media?: true
  raw?: true
  affects?: Affected
}

/** Every call that the services answer. Data only, so that a front end can carry it. */
export const calls = { ...authCalls, ...userCalls, ...missionCalls, ...articleCalls } as const

export type CallId = keyof typeof calls
