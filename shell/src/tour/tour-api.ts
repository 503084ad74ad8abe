import type { User } from '@ensemble/contracts/users/http'
import { api, Optimistic } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'
import { selectCurrentUser, writeCurrentUser } from '../session/current-user.ts'

const currentUser = new Optimistic<User>()

const tourApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation: what it answers is written where the tour is read from, and kept nowhere else.
    shellTutorial: build.mutation<CallData<'user.tutorial'>, CallInput<'user.tutorial'>>({
      query: callRequest('user.tutorial', { inline: true }),
      onQueryStarted: async (_input, { dispatch, getState, queryFulfilled }) => {
        const asked = selectCurrentUser(getState()).data?.tutorial
        const answer = await queryFulfilled.catch(() => null)
        const user = selectCurrentUser(getState()).data
        if (!answer || !asked || !user?.tutorial) return
        // What was done on this page since the question is newer than its answer.
        if (user.tutorial.currentStep !== asked.currentStep || user.tutorial.status !== asked.status) return
        const { status, currentStep } = answer.data
        // A step that this page showed already and the server has not heard of is not taken back.
        if (currentStep > asked.currentStep) dispatch(writeCurrentUser({ ...user, tutorial: { status, currentStep } }))
      },
    }),
    shellEditTutorial: build.mutation<CallData<'user.editTutorial'>, CallInput<'user.editTutorial'>>({
      // A step that is not kept is shown again another time: nobody is told while they look around.
      query: callRequest('user.editTutorial', { inline: true }),
      // The next step is on the screen before the server has noted it.
      onQueryStarted: ({ body }, { dispatch, getState, queryFulfilled }) =>
        currentUser.follow(
          {
            read: () => selectCurrentUser(getState()).data,
            write: (user) => dispatch(writeCurrentUser(user)),
          },
          {
            ahead: (user) => withStep(user, body),
            confirmed: (user, { status, currentStep }) => ({ ...user, tutorial: { status, currentStep } }),
          },
          queryFulfilled,
        ),
    }),
  }),
})

export const { useShellTutorialMutation, useShellEditTutorialMutation } = tourApi

function withStep(user: User, { currentStep, status }: CallInput<'user.editTutorial'>['body']): User {
  const { tutorial } = user
  if (!tutorial) return user
  return {
    ...user,
    tutorial: {
      currentStep: currentStep ?? tutorial.currentStep,
      // Whoever looks at it again has seen it all the same.
      status: tutorial.status === 'completed' ? 'completed' : (status ?? tutorial.status),
    },
  }
}
