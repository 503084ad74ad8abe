import type { Call } from './calls.ts'

/**
 * A call of the gateway's own: no service has it. It needs the key of a team, or the session of somebody who may see
 * deliveries, or either.
 */
export interface DeliveryCall extends Pick<Call, 'method' | 'path' | 'summary' | 'raw'> {
  by: readonly ('team' | 'person')[]
}

/** How a team delivers its front end, and what is delivered. Data only, as the table of calls. */
export const deliveryCalls = {
  'delivery.overview': {
    method: 'GET',
    path: '/deliveries',
    by: ['person'],
    summary: 'What runs where, since when and by whom',
  },
  'delivery.registry': {
    method: 'GET',
    path: '/deliveries/registry',
    by: ['team'],
    summary: 'Current version, version before and last moves of each remote',
  },
  'delivery.team': {
    method: 'GET',
    path: '/deliveries/:name',
    by: ['team'],
    summary: 'One remote as its team sees it, with its published versions',
  },
  'delivery.file': {
    method: 'PUT',
    path: '/deliveries/:name/:version/files/*',
    by: ['team'],
    summary: 'Send the bytes of one file of a version',
  },
  'delivery.complete': {
    method: 'POST',
    path: '/deliveries/:name/:version/complete',
    by: ['team'],
    summary: 'Check the files of a version and publish it',
  },
  'delivery.map': {
    method: 'GET',
    path: '/deliveries/:name/:version/maps/*',
    by: ['team'],
    summary: 'A source map of a published version',
    raw: true,
  },
  'delivery.promote': {
    method: 'POST',
    path: '/deliveries/:name/promote',
    by: ['team'],
    summary: 'Make a version what visitors get, or some of them',
  },
  'delivery.rollBack': {
    method: 'POST',
    path: '/deliveries/:name/rollback',
    by: ['team', 'person'],
    summary: 'Take the last move back',
  },
  'delivery.confirm': {
    method: 'POST',
    path: '/deliveries/:name/confirm',
    by: ['person'],
    summary: 'Let a promotion through that waits for an admin',
  },
  'delivery.decline': {
    method: 'POST',
    path: '/deliveries/:name/decline',
    by: ['team', 'person'],
    summary: 'Forget a promotion that waits',
  },
  'delivery.preview': {
    method: 'POST',
    path: '/deliveries/:name/preview',
    by: ['team', 'person'],
    summary: 'Make a link that shows a version',
  },
} as const satisfies Record<string, DeliveryCall>

export type DeliveryCallId = keyof typeof deliveryCalls
