import { type CallContext, implement } from '@ensemble/service-kit/http/implement'
import { fileOf, sendCsv } from '@ensemble/service-kit/lists/csv'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { sendArchive } from '@ensemble/service-kit/privacy/own-rows'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { colleaguesOf } from '../queries/colleagues.ts'
import { participantCsvColumns } from '../queries/csv-columns.ts'
import { memberMissions, missionsOfOther } from '../queries/member-missions.ts'
import { listParticipants } from '../queries/list-participants.ts'
import { ownArchive } from '../queries/own-archive.ts'
import { participantListColumns } from '../queries/mission-participants.ts'
import { passedOnOf } from '../queries/passed-on.ts'
import { toParticipantView } from '../queries/participant-view.ts'
import { acceptUsers } from '../use-cases/accept-users.ts'
import { answerInvitation } from '../use-cases/answer-invitation.ts'
import { answerNewDate } from '../use-cases/answer-new-date.ts'
import { exportParticipants } from '../use-cases/export-participants.ts'
import { inviteMembers } from '../use-cases/invite-members.ts'
import { passOnRequest } from '../use-cases/pass-on-request.ts'
import { register } from '../use-cases/register.ts'
import { registerFor } from '../use-cases/register-for.ts'
import { rejectUsers } from '../use-cases/reject-users.ts'
import { setAttendance } from '../use-cases/set-attendance.ts'
import { unregister } from '../use-cases/unregister.ts'
import { withdrawFor } from '../use-cases/withdraw-for.ts'

const oldestFirst = { sort: 'createdAt', order: 'asc' } as const

/** Taking part in missions, and deciding who does. */
export function participantRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('mission.register', async ({ params, body, user, language }) =>
    toParticipantView(await register(deps, { ...body, missionId: params.missionId, actor: user, language })),
  )

  route('mission.unregister', async ({ params, body, user }) =>
    toParticipantView(await unregister(deps, { ...body, missionId: params.missionId, userId: user.id })),
  )

  route('mission.registerFor', async ({ params, body, user, language }) =>
    toParticipantView(await registerFor(deps, { ...body, ...params, actor: user, language })),
  )

  route('mission.withdrawFor', async ({ params, body, user }) =>
    toParticipantView(await withdrawFor(deps, { ...body, ...params, actor: user })),
  )

  route('mission.acceptInvitation', async ({ params, body, user }) =>
    toParticipantView(await answerInvitation(deps, { ...body, ...params, userId: user.id, accepted: true })),
  )

  route('mission.rejectInvitation', async ({ params, body, user }) =>
    toParticipantView(await answerInvitation(deps, { ...body, ...params, userId: user.id, accepted: false })),
  )

  route('mission.answerNewDate', async ({ params, body, user }) =>
    toParticipantView(await answerNewDate(deps, { ...body, ...params, userId: user.id })),
  )

  route('mission.participants', ({ query, ...asked }) => participants(asked, query, false))

  route('mission.searchParticipants', ({ body, ...asked }) => participants(asked, body, true))

  async function participants(
    context: Pick<CallContext<'mission.participants'>, 'params' | 'user' | 'language' | 'reply'>,
    parameters: CallContext<'mission.participants'>['query'] | CallContext<'mission.searchParticipants'>['body'],
    fromBody: boolean,
  ) {
    const { format, for: reader, ...list } = parameters
    const request = parseList(list, { columns: participantListColumns, defaultSort: oldestFirst, fromBody })
    const { language, reply } = context
    const asked = { missionId: context.params.missionId, actor: context.user }
    if (format === 'csv') {
      const people = await exportParticipants(deps, {
        ...asked,
        request,
        read: (tx, whole) => listParticipants(tx, { ...asked, request: whole }),
      })
      return sendCsv(reply, 'participants', fileOf(people, participantCsvColumns, { language, for: reader }))
    }
    const { rows, ...page } = await listParticipants(deps.db, { ...asked, request })
    return { items: rows, ...page }
  }

  route('mission.addParticipants', ({ params, body, user }) =>
    inviteMembers(deps, { ...body, missionId: params.missionId, actor: user }),
  )

  route('mission.attendance', ({ params, body, user }) =>
    setAttendance(deps, { ...body, missionId: params.missionId, actor: user }),
  )

  route('mission.acceptUser', ({ params, body, user }) =>
    acceptUsers(deps, { ...body, missionId: params.missionId, actor: user }),
  )

  route('mission.rejectUser', ({ params, body, user }) =>
    rejectUsers(deps, { ...body, missionId: params.missionId, actor: user }),
  )

  route('mission.colleagues', ({ params, user }) => colleaguesOf(deps.db, { ...params, actor: user }))

  route('mission.passOnRequest', async ({ params, body, user }) => {
    await passOnRequest(deps, { ...params, ...body, actor: user })
    return { passedOn: await passedOnOf(deps.db, params.missionId, body.userId) }
  })

  route('mission.participantMissions', async ({ params, query, user, reply }) => {
    const { format, ...asked } = query
    const at = deps.clock.now()
    if (params.userId !== 'me' && params.userId !== user.id) {
      if (format === 'archive') return refuse('FORBIDDEN')
      return missionsOfOther(deps.db, { ...asked, userId: params.userId, actor: user, at })
    }
    if (format === 'archive') return sendArchive(reply, await ownArchive(deps, user.id))
    return memberMissions(deps.db, { ...asked, userId: user.id, at })
  })
}
