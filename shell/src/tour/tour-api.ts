import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'
import { patchCurrentUser } from '../session/current-user.ts'

const tourApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellEditTutorial: build.mutation<CallData<'user.editTutorial'>, CallInput<'user.editTutorial'>>({
      // A step that is not kept is shown again another time: nobody is told while they look around.
      query: callRequest('user.editTutorial', { inline: true }),
      // The next step is on the screen before the server has noted it.
      onQueryStarted: async ({ body: { currentStep, status } }, { dispatch, queryFulfilled }) => {
        dispatch(
          patchCurrentUser((user) => {
            if (!user.tutorial) return
            user.tutorial.currentStep = currentStep ?? user.tutorial.currentStep
            if (user.tutorial.status !== 'completed') user.tutorial.status = status ?? user.tutorial.status
          }),
        )
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const { data } = answer
        dispatch(patchCurrentUser((user) => (user.tutorial = { status: data.status, currentStep: data.currentStep })))
      },
    }),
  }),
})

export const { useShellEditTutorialMutation } = tourApi
