import type { DeliveryData, DeliveryInput } from '@ensemble/contracts/delivery-http'
import { anyOne, api } from '@ensemble/mf-kit'

type Body<Id extends 'delivery.rollBack' | 'delivery.confirm' | 'delivery.decline' | 'delivery.preview'> =
  DeliveryInput<Id>['body']

/** What the gateway itself answers: no service has it, so it stands in a table of its own (`deliveryCalls`). */
const deliveriesApi = api.enhanceEndpoints({ addTagTypes: ['delivery'] }).injectEndpoints({
  endpoints: (build) => ({
    shellDeliveries: build.query<DeliveryData<'delivery.overview'>, { at?: string }>({
      query: ({ at }) => ({ method: 'GET', path: '/deliveries', query: { at }, inline: true }),
      providesTags: [{ type: 'delivery', id: anyOne }],
    }),
    shellRollBack: build.mutation<DeliveryData<'delivery.rollBack'>, { name: string; revision: number }>({
      query: ({ name, revision }) => ({
        method: 'POST',
        path: '/deliveries/:name/rollback',
        params: { name },
        body: { revision } satisfies Body<'delivery.rollBack'>,
        inline: true,
      }),
    }),
    shellWord: build.mutation<
      DeliveryData<'delivery.confirm' | 'delivery.decline'>,
      { name: string; version: string; word: 'confirm' | 'decline'; revision: number }
    >({
      query: ({ name, version, word, revision }) => ({
        method: 'POST',
        path: '/deliveries/:name/:word',
        params: { name, word },
        body: { version, revision } satisfies Body<'delivery.confirm' | 'delivery.decline'>,
        inline: true,
      }),
    }),
    shellTry: build.mutation<DeliveryData<'delivery.preview'>, { name: string; version: string }>({
      query: ({ name, version }) => ({
        method: 'POST',
        path: '/deliveries/:name/preview',
        params: { name },
        body: { version } satisfies Body<'delivery.preview'>,
        inline: true,
      }),
    }),
  }),
})

export const { useShellDeliveriesQuery, useShellRollBackMutation, useShellTryMutation, useShellWordMutation } =
  deliveriesApi
