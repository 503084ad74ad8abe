import { implement } from '@ensemble/service-kit/http/implement'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { browseColumns } from '../queries/browse-columns.ts'
import { ownKeptSearches } from '../queries/kept-searches.ts'
import { checkSearch } from '../queries/search-answered.ts'
import { editKeptSearch, forgetSearch, keepSearch } from '../use-cases/kept-searches.ts'

const soonest = { sort: 'startAt', order: 'asc' } as const

/** Searches of missions that people keep for themselves. */
export function keptSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('mission.keptSearches', ({ user }) => ownKeptSearches(deps.db, user.id))

  route('mission.keepSearch', ({ user, body }) => {
    const { name, query, near = null, tell, ...asked } = body
    // As from an address: what says something about health is kept nowhere.
    const { search, filters } = parseList(asked, { columns: browseColumns, defaultSort: soonest, fromBody: false })
    // Favourites are a list of their own, and no search.
    if (filters.some(({ field }) => field === 'id'))
      refuse('VALIDATION_FAILED', { fields: { filters: ['NOT_IN_LIST'] } })
    checkSearch({ search, filters })
    return keepSearch(deps, user.id, { name, query, search, filters, near, tell })
  })

  route('mission.editKeptSearch', ({ user, params, body }) =>
    editKeptSearch(deps, { id: params.searchId, userId: user.id, ...body }),
  )

  route('mission.forgetSearch', async ({ user, params }) => {
    await forgetSearch(deps, { id: params.searchId, userId: user.id })
    return {}
  })
}
