import { api } from '@ensemble/mf-kit'
import { callMutation, callQuery } from '@ensemble/mf-kit/calls'

const calendarFeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersCalendarFeed: callQuery(build, 'mission.calendarFeed', { inline: true, keepUnusedDataFor: 0 }),
    usersMakeCalendarFeed: callMutation(build, 'mission.makeCalendarFeed'),
    usersRevokeCalendarFeed: callMutation(build, 'mission.revokeCalendarFeed'),
  }),
})

export const { useUsersCalendarFeedQuery, useUsersMakeCalendarFeedMutation, useUsersRevokeCalendarFeedMutation } =
  calendarFeedApi
