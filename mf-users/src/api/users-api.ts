import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'
import { type UserRow } from '@ensemble/contracts/users/http'

/** The same list by address, or by body where a filter may not stand in an address (decisions.md §5). */
export type UserListRequest =
  { by: 'address'; query: CallInput<'user.list'>['query'] } | { by: 'body'; body: CallInput<'user.search'>['body'] }

export type UserPage = Omit<CallData<'user.list'>, 'items'> & { items: UserRow[] }

/** The calls of this remote, with the users that each answer holds: a live event names what to ask again. */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersList: build.query<UserPage, UserListRequest>({
      query: (request) =>
        request.by === 'body'
          ? callRequest('user.search')({ body: request.body })
          : callRequest('user.list')({ query: request.query }),
      transformResponse: (page: CallData<'user.list'>) => ({ ...page, items: page.items.filter(isRow) }),
      providesTags: (page) => (page?.items ?? []).map(({ id }) => ({ type: 'user', id })),
    }),
    usersGet: build.query<CallData<'user.get'>, CallInput<'user.get'>>({
      query: callRequest('user.get'),
      providesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
    }),
  }),
})

export const { useUsersListQuery, useUsersGetQuery } = usersApi

/** The call also answers contacts of a mission's participants, which this remote never asks for. */
function isRow(item: CallData<'user.list'>['items'][number]): item is UserRow {
  return 'status' in item
}
