import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callMutation, callQuery, callRequest } from '@ensemble/mf-kit/calls'

const ofMission = (id: string) => [
  { type: 'mission' as const, id },
  { type: 'participant' as const, id },
]

/** A file is no answer to keep, and its failure stands beside the button. */
const resultsAsFile = callRequest('mission.questionnaireResults', { inline: true, answer: 'text' })

/** The questionnaire of a study: answers of one's own, and what a team sees. */
const questionnaireApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Never kept longer than they are looked at: they may be about health.
    missionsOwnAnswers: callQuery(build, 'mission.ownAnswers', { keepUnusedDataFor: 0 }),
    // And apart from that: looking whether another device has gone on must not take the form off the screen.
    missionsOwnAnswersElsewhere: callQuery(build, 'mission.ownAnswers', { inline: true, keepUnusedDataFor: 0 }),
    // What is being written stands in the form: nothing is asked for again but at its beginning and its end.
    missionsSaveAnswers: callMutation(build, 'mission.saveAnswers', {
      invalidatesTags: (_data, _error, { params, body }) =>
        body.done || body.consentText !== undefined ? ofMission(params.missionId) : [],
    }),
    // What was answered last, while the page is left.
    missionsSaveAnswersLeaving: build.mutation<CallData<'mission.saveAnswers'>, CallInput<'mission.saveAnswers'>>({
      query: callRequest('mission.saveAnswers', { inline: true, keepalive: true }),
    }),
    missionsTakeBackAnswers: callMutation(build, 'mission.takeBackAnswers', {
      invalidatesTags: (_data, _error, { params }) => ofMission(params.missionId),
    }),
    missionsQuestionnaireResults: callQuery(build, 'mission.questionnaireResults', {
      // An answer is told under the mission's id, as those of a survey are.
      providesTags: (_data, _error, { params }) => [
        ...ofMission(params.missionId),
        { type: 'survey', id: params.missionId },
      ],
      keepUnusedDataFor: 0,
    }),
    missionsQuestionnaireResultsFile: build.mutation<string, CallInput<'mission.questionnaireResults'>>({
      query: resultsAsFile,
    }),
  }),
})

export const {
  useMissionsOwnAnswersQuery,
  useLazyMissionsOwnAnswersElsewhereQuery,
  useMissionsSaveAnswersMutation,
  useMissionsSaveAnswersLeavingMutation,
  useMissionsTakeBackAnswersMutation,
  useMissionsQuestionnaireResultsQuery,
  useMissionsQuestionnaireResultsFileMutation,
} = questionnaireApi
