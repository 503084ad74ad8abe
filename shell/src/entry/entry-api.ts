import { api } from '@ensemble/mf-kit'
import { type CallData, type CallInput, callRequest } from '@ensemble/mf-kit/calls'

type Body<Id extends 'auth.signUpWithPassword' | 'auth.confirmEmail' | 'auth.resendConfirmation'> =
  CallInput<Id>['body']
type PasswordBody<
  Id extends
    | 'auth.askToClaim'
    | 'auth.claim'
    | 'auth.forgotPassword'
    | 'auth.confirmForgotPassword'
    | 'auth.changePassword',
> = CallInput<Id>['body']

const inline = { inline: true } as const

/** The calls of the pages around an account. Each form shows its refusals itself, beside the field. */
const entryApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellPasswordPolicy: build.query<CallData<'auth.passwordPolicy'>, void>({
      query: () => callRequest('auth.passwordPolicy', inline)({}),
    }),
    shellSignUpWithPassword: build.mutation<CallData<'auth.signUpWithPassword'>, Body<'auth.signUpWithPassword'>>({
      query: (body) => callRequest('auth.signUpWithPassword', inline)({ body }),
    }),
    shellConfirmEmail: build.mutation<CallData<'auth.confirmEmail'>, Body<'auth.confirmEmail'>>({
      query: (body) => callRequest('auth.confirmEmail', inline)({ body }),
    }),
    shellResendConfirmation: build.mutation<unknown, Body<'auth.resendConfirmation'>>({
      query: (body) => callRequest('auth.resendConfirmation', inline)({ body }),
    }),
    shellForgotPassword: build.mutation<unknown, PasswordBody<'auth.forgotPassword'>>({
      query: (body) => callRequest('auth.forgotPassword', inline)({ body }),
    }),
    shellConfirmForgotPassword: build.mutation<unknown, PasswordBody<'auth.confirmForgotPassword'>>({
      query: (body) => callRequest('auth.confirmForgotPassword', inline)({ body }),
    }),
    shellAskToClaim: build.mutation<unknown, PasswordBody<'auth.askToClaim'>>({
      query: (body) => callRequest('auth.askToClaim', inline)({ body }),
    }),
    shellClaim: build.mutation<unknown, PasswordBody<'auth.claim'>>({
      query: (body) => callRequest('auth.claim', inline)({ body }),
    }),
    shellChangePassword: build.mutation<unknown, PasswordBody<'auth.changePassword'>>({
      query: (body) => callRequest('auth.changePassword', inline)({ body }),
    }),
  }),
})

export const {
  useShellPasswordPolicyQuery,
  useShellSignUpWithPasswordMutation,
  useShellConfirmEmailMutation,
  useShellResendConfirmationMutation,
  useShellForgotPasswordMutation,
  useShellConfirmForgotPasswordMutation,
  useShellAskToClaimMutation,
  useShellClaimMutation,
  useShellChangePasswordMutation,
} = entryApi
