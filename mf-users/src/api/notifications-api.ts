import { anyOne, api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

/** A live event of a person's own says that their list has changed. */
const tag = { type: 'notification', id: anyOne } as const

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersNotifications: callQuery(build, 'user.notifications', { inline: true, providesTags: [tag] }),
    usersReadNotifications: callMutation(build, 'user.readNotifications', { invalidatesTags: [tag] }),
  }),
})

export const { useUsersNotificationsQuery, useUsersReadNotificationsMutation } = notificationsApi
