import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { calendarFeed, ownCalendarFeed } from '../queries/calendar-feed.ts'
import { makeCalendarFeed, revokeCalendarFeed } from '../use-cases/calendar-feed.ts'

/** One's own missions as a calendar that a telephone subscribes to. */
export function calendarRoutes(app: FastifyInstance, deps: Deps, origin: string): void {
  const route = implement(app)

  route('mission.calendarFeed', ({ user }) => ownCalendarFeed(deps.db, user.id))

  route('mission.makeCalendarFeed', async ({ user }) => {
    const { since, secret } = await makeCalendarFeed(deps, user.id)
    return { since: since.toISOString(), address: `${origin}/api/mission/calendar/${secret}` }
  })

  route('mission.revokeCalendarFeed', async ({ user }) => {
    await revokeCalendarFeed(deps, user.id)
    return { since: null }
  })

  route('mission.calendar', async ({ params, reply }) => {
    const file = await calendarFeed(deps.db, { secret: params.secret, origin, at: deps.clock.now() })
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(file)
  })
}
