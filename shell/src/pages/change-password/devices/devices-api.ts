import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

/** The devices on which the visitor is signed in. */
const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellOwnSessions: build.query<CallData<'auth.sessions'>, void>({
      query: () => callRequest('auth.sessions', { inline: true })({}),
    }),
    shellEndSession: build.mutation<unknown, CallInput<'auth.endSession'>['params']>({
      query: (params) => callRequest('auth.endSession', { inline: true })({ params }),
    }),
  }),
})

export const { useShellOwnSessionsQuery, useShellEndSessionMutation } = devicesApi
