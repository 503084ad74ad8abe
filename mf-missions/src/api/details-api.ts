import { api } from '@ensemble/mf-kit'
import { type CallInput, callMutation, callRequest } from '@ensemble/mf-kit/calls'
import { tagsOfMission, tagsOfParticipation } from './missions-api.ts'

const calendarOf = callRequest('mission.get', { inline: true, answer: 'text' })

/** What somebody who takes part does on the page of a mission, and nowhere else. */
const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    missionsGetCalendar: build.mutation<string, CallInput<'mission.get'>>({
      query: ({ params }) => calendarOf({ params, query: { format: 'ics' } }),
    }),
    missionsUnregister: callMutation(build, 'mission.unregister', { invalidatesTags: tagsOfParticipation }),
    missionsAnswerSurvey: callMutation(build, 'mission.answerSurvey', {
      invalidatesTags: (_answer, _error, { params }) => tagsOfMission(params.missionId),
    }),
    missionsUpdateWorkspace: callMutation(build, 'mission.updateWorkspace', {
      // Also where somebody else was faster: what is shown is old then.
      invalidatesTags: (_mission, _error, { params }) => tagsOfMission(params.missionId),
    }),
  }),
})

export const {
  useMissionsGetCalendarMutation,
  useMissionsUnregisterMutation,
  useMissionsAnswerSurveyMutation,
  useMissionsUpdateWorkspaceMutation,
} = detailsApi
