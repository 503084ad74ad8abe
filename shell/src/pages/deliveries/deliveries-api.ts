import type { Deliveries } from '@ensemble/contracts/deliveries'
import { anyOne, api } from '@ensemble/mf-kit'

/** What the gateway itself answers: no service has it, so it stands in no table of calls. */
const deliveriesApi = api.enhanceEndpoints({ addTagTypes: ['delivery'] }).injectEndpoints({
  endpoints: (build) => ({
    shellDeliveries: build.query<Deliveries, { at?: string }>({
      query: ({ at }) => ({ method: 'GET', path: '/deliveries', query: { at }, inline: true }),
      providesTags: [{ type: 'delivery', id: anyOne }],
    }),
    shellRollBack: build.mutation<unknown, { name: string; revision: number }>({
      query: ({ name, revision }) => ({
        method: 'POST',
        path: '/deliveries/:name/rollback',
        params: { name },
        body: { revision },
        inline: true,
      }),
    }),
    shellWord: build.mutation<
      unknown,
      { name: string; version: string; word: 'confirm' | 'decline'; revision: number }
    >({
      query: ({ name, version, word, revision }) => ({
        method: 'POST',
        path: '/deliveries/:name/:word',
        params: { name, word },
        body: { version, revision },
        inline: true,
      }),
    }),
    shellTry: build.mutation<{ link: string }, { name: string; version: string }>({
      query: ({ name, version }) => ({
        method: 'POST',
        path: '/deliveries/:name/preview',
        params: { name },
        body: { version },
        inline: true,
      }),
    }),
  }),
})

export const { useShellDeliveriesQuery, useShellRollBackMutation, useShellTryMutation, useShellWordMutation } =
  deliveriesApi
