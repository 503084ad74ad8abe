import type { Queryable } from '@ensemble/service-kit/database'
import { type CallContext, implement } from '@ensemble/service-kit/http/implement'
import { fileOf, sendCsv } from '@ensemble/service-kit/lists/csv'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { Kept } from '@ensemble/service-kit/kept'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { browseColumns } from '../queries/browse-columns.ts'
import { type BrowseInput, browseMissions } from '../queries/browse-missions.ts'
import { sharedBrowsing } from '../queries/browse-shared.ts'
import { managedColumns, managedMissions } from '../queries/managed-missions.ts'
import { missionCsvColumns } from '../queries/csv-columns.ts'
import { missionCalendar } from '../queries/mission-calendar.ts'
import { missionDetails } from '../queries/mission-details.ts'
import { missionStatistics } from '../queries/mission-statistics.ts'
import { openMissions } from '../queries/open-missions.ts'
import { pastMissions } from '../queries/past-missions.ts'
import { territoriesOfMissions } from '../queries/territories.ts'
import { yearReport } from '../queries/year-report.ts'
import { waitingForStaff } from '../queries/waiting-for-staff.ts'
import { exportList } from '../use-cases/export-list.ts'

const soonest = { sort: 'startAt', order: 'asc' } as const
const newest = { sort: 'createdAt', order: 'desc' } as const
/** What waits for approval: first who has waited longest. */
const longest = { sort: 'submittedAt', order: 'asc' } as const

/** How long what everybody may read is kept, in ms: however many ask, it is counted once in that time. */
const openKeptMs = 5_000

/**
 * Reading missions.
 * @param origin address of the platform, for the links of files
 */
export function missionRoutes(app: FastifyInstance, deps: Deps, origin: string): void {
  const { db, clock } = deps
  const route = implement(app)

  const shared = sharedBrowsing(deps)
  // What a standby holds is older, and only for who accepts it.
  const browsed = (from: Queryable, browse: BrowseInput) =>
    browseMissions(from, browse, from === db ? shared : undefined)

  route('mission.list', ({ query, user, readList }) => {
    const { scope, near, ...parameters } = query
    const request = parseList(parameters, { columns: browseColumns, defaultSort: soonest, fromBody: false })
    const browse = { actor: user, at: clock.now(), request, recommended: !query.sort, scope, near }
    return readList((from) => browsed(from, browse))
  })

  route('mission.search', ({ body, user, readList }) => {
    const { scope, over, needs, near, ...parameters } = body
    const request = parseList(parameters, { columns: browseColumns, defaultSort: soonest, fromBody: true })
    const asked = { actor: user, at: clock.now(), request, recommended: !body.sort, needs, near }
    const browse: BrowseInput = { ...asked, scope: over ? 'over' : scope }
    return readList((from) => browsed(from, browse))
  })

  route('mission.managed', ({ query, ...asked }) => managed(asked, query, false))

  route('mission.searchManaged', ({ body, ...asked }) => managed(asked, body, true))

  async function managed(
    {
      user,
      language,
      reply,
      readList,
    }: Pick<CallContext<'mission.managed'>, 'user' | 'language' | 'reply' | 'readList'>,
    parameters: CallContext<'mission.managed'>['query'] | CallContext<'mission.searchManaged'>['body'],
    fromBody: boolean,
  ) {
    const { scope = 'mine', format, for: reader, ...list } = parameters
    const defaultSort = scope === 'to_approve' ? longest : newest
    const request = parseList(list, { columns: managedColumns(scope), defaultSort, fromBody })
    if (format === 'csv') {
      const missions = await exportList(deps, {
        list: 'missions',
        actor: user,
        scope,
        request,
        read: (tx, whole) => managedMissions(tx, { actor: user, scope, at: clock.now(), request: whole }),
      })
      return sendCsv(reply, 'missions', fileOf(missions, missionCsvColumns, { language, for: reader }))
    }
    const asked = { actor: user, scope, at: clock.now(), request }
    const { rows, ...page } = await readList((from) => managedMissions(from, asked))
    return { items: rows, ...page }
  }

  const open = new Kept(openKeptMs, () => openMissions(db, clock.now()))
  route('mission.open', () => open.get())

  route('mission.past', ({ query, readList }) => readList((from) => pastMissions(from, query)))

  route('mission.waiting', ({ query, user }) => waitingForStaff(db, { ...query, actor: user, at: clock.now() }))

  route('mission.statistics', ({ query, user }) => missionStatistics(db, { ...query, actor: user, at: clock.now() }))

  route('mission.yearReport', ({ query, user }) => yearReport(db, { ...query, actor: user, at: clock.now() }))

  route('mission.territories', ({ user }) => territoriesOfMissions(db, { actor: user, at: clock.now() }))

  route('mission.get', async ({ params, query, user, language, reply }) => {
    const mission = await missionDetails(db, { missionId: params.missionId, actor: user, at: clock.now() })
    if (query.format !== 'ics') return mission
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="mission.ics"')
      .send(missionCalendar([mission], { readerId: user.id, language, origin, at: clock.now() }))
  })
}
