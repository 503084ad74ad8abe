import { anyOne, api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callMutation, callQuery, callRequest } from '@ensemble/mf-kit/calls'
import type { UserRow } from '@ensemble/contracts/users/http'

/** The same list by address, or by body where a filter may not stand in an address. */
type UsersAsked = CallInput<'user.list'> | CallInput<'user.search'>

type UserPage = Omit<CallData<'user.list'>, 'items'> & { items: UserRow[] }

/** Every list and count: an act moves somebody from one into another. */
const listTag = { type: 'user', id: 'lists' } as const

/** What a live event touches, whoever it names: of an account that a list does not show yet, it may show it now. */
const listTags = [listTag, { type: 'user', id: anyOne }] as const

/** The calls of this remote, with the users that each answer holds: a live event names what to ask again. */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersList: build.query<UserPage, UsersAsked>({
      query: (asked) => ('body' in asked ? callRequest('user.search')(asked) : callRequest('user.list')(asked)),
      transformResponse: (page: CallData<'user.list'>) => ({ ...page, items: page.items.filter(isRow) }),
      providesTags: (page) => [...listTags, ...(page?.items ?? []).map(({ id }) => ({ type: 'user' as const, id }))],
    }),
    // A file is no answer to keep, and its failure stands beside the button.
    usersListCsv: build.mutation<string, UsersAsked>({
      query: (asked) =>
        'body' in asked
          ? callRequest('user.search', { inline: true, answer: 'text' })(asked)
          : callRequest('user.list', { inline: true, answer: 'text' })(asked),
    }),
    usersInvite: callMutation(build, 'user.invite', {
      invalidatesTags: (answer) => [listTag, ...(answer ? [{ type: 'user' as const, id: answer.userId }] : [])],
    }),
    usersContact: callMutation(build, 'user.contact'),
    usersGet: callQuery(build, 'user.get', { providesTags: (user) => (user ? [{ type: 'user', id: user.id }] : []) }),
    usersEdit: build.mutation<CallData<'user.edit'>, CallInput<'user.edit'>>({
      query: callRequest('user.edit', { inline: true }),
      // The lists as well: an admin also gives roles and departments.
      invalidatesTags: (user) => (user ? [listTag, { type: 'user', id: user.id }] : []),
      // The answer is the profile as it is now: the screen shows it before it has asked again.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(usersApi.util.updateQueryData('usersGet', { params }, () => answer.data))
      },
    }),
    usersConfirmEmail: build.mutation<
      CallData<'auth.confirmEmail'>,
      CallInput<'auth.confirmEmail'> & { userId: string }
    >({
      query: ({ body }) => callRequest('auth.confirmEmail', { inline: true })({ body }),
      invalidatesTags: (_answer, failed, { userId }) => (failed ? [] : [{ type: 'user', id: userId }]),
    }),
    usersAuthResendConfirmation: build.mutation<unknown, CallInput<'auth.resendConfirmation'>>({
      query: callRequest('auth.resendConfirmation', { inline: true }),
    }),
    // A mutation: nothing of it is kept in the page.
    usersGetArchive: build.mutation<string, void>({
      query: () =>
        callRequest('user.get', { inline: true, answer: 'text' })({
          params: { userId: 'me' },
          query: { format: 'archive' },
        }),
    }),
    usersApprove: callMutation(build, 'user.approve', { invalidatesTags: tagsOfAct }),
    usersVolunteersWaiting: callQuery(build, 'user.volunteersWaiting', {
      providesTags: (page) => [
        ...listTags,
        ...(page?.items ?? []).map(({ userId }) => ({ type: 'user' as const, id: userId })),
      ],
    }),
    usersDecideVolunteer: callMutation(build, 'user.decideVolunteer', { invalidatesTags: tagsOfAct }),
    usersDelete: callMutation(build, 'user.delete', { invalidatesTags: tagsOfAct }),
    usersSuspend: callMutation(build, 'user.suspend', { invalidatesTags: tagsOfAct }),
    usersActivateSuspended: callMutation(build, 'user.activateSuspended', { invalidatesTags: tagsOfAct }),
    // An answer that was held reaches the server although the page is left meanwhile.
    usersApproveHeld: build.mutation<CallData<'user.approve'>, CallInput<'user.approve'>>({
      query: callRequest('user.approve', { inline: true, keepalive: true }),
      invalidatesTags: tagsOfAct,
    }),
  }),
})

export const {
  useUsersListQuery,
  useLazyUsersListQuery,
  useUsersGetQuery,
  useUsersEditMutation,
  useUsersConfirmEmailMutation,
  useUsersAuthResendConfirmationMutation,
  useUsersGetArchiveMutation,
  useUsersListCsvMutation,
  useUsersInviteMutation,
  useUsersContactMutation,
  useUsersApproveMutation,
  useUsersApproveHeldMutation,
  useUsersDeleteMutation,
  useUsersVolunteersWaitingQuery,
  useUsersDecideVolunteerMutation,
  useUsersSuspendMutation,
  useUsersActivateSuspendedMutation,
} = usersApi

/** After a refusal as well: the list was then probably older than the account. */
function tagsOfAct(_answer: unknown, _error: unknown, { params }: { params: { userId: string } }) {
  return [listTag, { type: 'user' as const, id: params.userId }]
}

/** The call also answers contacts of a mission's participants, which this remote never asks for. */
function isRow(item: CallData<'user.list'>['items'][number]): item is UserRow {
  return 'status' in item
}
