import { anyOne, api } from '@ensemble/mf-kit'
import { type CallInput, callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** A live event of a person's own says that their list has changed. */
const tag = { type: 'notification', id: anyOne } as const

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellNotifications: callQuery(build, 'user.notifications', { inline: true, providesTags: [tag] }),
    shellReadNotifications: callMutation(build, 'user.readNotifications', { invalidatesTags: [tag] }),
  }),
})

export const { useShellNotificationsQuery, useShellReadNotificationsMutation } = notificationsApi

/** The newest of one's own: what the bell counts, and the first page of the list. */
export const newest: CallInput<'user.notifications'> = { params: { userId: 'me' }, query: { page: 0, pageSize: 25 } }
