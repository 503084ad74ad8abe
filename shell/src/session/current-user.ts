import type { User } from '@ensemble/contracts/users/http'
import { api } from '@ensemble/mf-kit'
import { callRequest } from '@ensemble/mf-kit/calls'

const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellCurrentUser: build.query<User, void>({
      query: () => callRequest('user.get')({ params: { userId: 'me' } }),
      providesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []),
    }),
  }),
})

/** The user who is signed in: asked for as soon as the session is known, again when a live event names them. */
export const currentUserQuery = currentUserApi.endpoints.shellCurrentUser

export const selectCurrentUser = currentUserQuery.select()

/** Writes the user on the screen. */
export function writeCurrentUser(user: User) {
  return currentUserApi.util.updateQueryData('shellCurrentUser', undefined, () => user)
}
