import { api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** The devices on which the reader is signed in. */
const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A sign-in elsewhere tells nobody here: the list is asked for anew each time it is opened.
    usersAuthSessions: callQuery(build, 'auth.sessions', { inline: true, keepUnusedDataFor: 0 }),
    usersAuthEndSession: callMutation(build, 'auth.endSession'),
  }),
})

export const { useUsersAuthSessionsQuery, useUsersAuthEndSessionMutation } = devicesApi
