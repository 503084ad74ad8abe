import type { User } from '@ensemble/contracts/users/http'
import { api } from '@ensemble/mf-kit'
import { callRequest } from '@ensemble/mf-kit/calls'
import { isRecord } from '../api/is-record.ts'

const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellUserGet: build.query<User, void>({
      query: () => callRequest('user.get')({ params: { userId: 'me' } }),
      providesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
    }),
  }),
})

/** The user who is signed in: asked for as soon as the session is known, again when a live event names them. */
export const currentUserQuery = currentUserApi.endpoints.shellUserGet

export const selectCurrentUser = currentUserQuery.select()

/** Writes the user on the screen. */
export function writeCurrentUser(user: User) {
  return currentUserApi.util.updateQueryData('shellUserGet', undefined, () => user)
}

/** Puts who is signed in beside what is known, as the answer about the session tells it: it need not be asked for. */
export function knownCurrentUser(user: User) {
  return currentUserApi.util.upsertQueryEntries([{ endpointName: 'shellUserGet', arg: undefined, value: user }])
}

/** The user in the answer about a session; a server from before says none. */
export function readUser(data: unknown): { user?: User } {
  return isRecord(data) && isUser(data.user) ? { user: data.user } : {}
}

function isUser(value: unknown): value is User {
  return isRecord(value) && [value.id, value.role, value.status].every((text) => typeof text === 'string')
}
