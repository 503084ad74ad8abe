import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { lettersOf, threadOf, threadsOf } from '../queries/threads.ts'
import { unreadThreads } from '../queries/unread-threads.ts'
import { writeLetter } from '../use-cases/write-letter.ts'
import { readThread, writeMessage } from '../use-cases/write-message.ts'

/** Writing between the people of a mission and its team. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('mission.writeLetter', async ({ params, body, user }) => ({
    sent: await writeLetter(deps, { ...params, actor: user, letter: body }),
  }))

  route('mission.letters', ({ params, query, user }) => lettersOf(deps.db, { ...params, ...query, actor: user }))

  route('mission.threads', ({ params, query, user }) => threadsOf(deps.db, { ...params, ...query, actor: user }))

  route('mission.unreadThreads', ({ query, user }) =>
    unreadThreads(deps.db, { ...query, actor: user, at: deps.clock.now() }),
  )

  const threadIn = (params: { missionId: string; userId: string }, actor: { id: string }) => ({
    missionId: params.missionId,
    userId: params.userId === 'me' ? actor.id : params.userId,
  })

  route('mission.thread', ({ params, user }) => threadOf(deps.db, { ...threadIn(params, user), actor: user }))

  route('mission.writeMessage', async ({ params, body, user }) => {
    const thread = { ...threadIn(params, user), actor: user }
    await writeMessage(deps, { ...thread, ...body })
    return threadOf(deps.db, thread)
  })

  route('mission.readThread', async ({ params, user }) => {
    await readThread(deps, { ...threadIn(params, user), actor: user })
    return { unread: 0 }
  })
}
