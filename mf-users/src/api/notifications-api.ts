import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

/** A live event of a person's own says that their list has changed. */
const tag = { type: 'notification', id: anyOne } as const

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersNotifications: build.query<CallData<'user.notifications'>, CallInput<'user.notifications'>>({
      query: callRequest('user.notifications', { inline: true }),
      providesTags: [tag],
    }),
    usersReadNotifications: build.mutation<CallData<'user.readNotifications'>, CallInput<'user.readNotifications'>>({
      query: callRequest('user.readNotifications', { inline: true }),
      invalidatesTags: [tag],
    }),
  }),
})

export const { useUsersNotificationsQuery, useUsersReadNotificationsMutation } = notificationsApi
