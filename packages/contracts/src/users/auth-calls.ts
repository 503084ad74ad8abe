import type { Call } from '../calls.ts'

/** Every way in and out (decisions.md §5). */
export const authCalls = {
  'auth.signInWithPassword': {
    method: 'POST',
    path: '/auth/sign_in_with_password',
    action: 'public',
    summary: 'Sign in with e-mail and password',
  },
  'auth.refresh': {
    method: 'POST',
    path: '/auth/refresh',
    action: 'public',
    summary: 'Renew the access token with the refresh cookie',
  },
  'auth.signOut': {
    method: 'POST',
    path: '/auth/sign_out',
    action: 'public',
    summary: 'End every session of the user',
    affects: 'accounts',
  },
  'auth.passwordPolicy': {
    method: 'GET',
    path: '/auth/password_policy',
    action: 'public',
    summary: 'Length that a password must have',
  },
  'auth.keySet': {
    method: 'GET',
    path: '/auth/jwks',
    action: 'public',
    summary: 'Public keys that verify access tokens',
    raw: true,
  },
  'auth.signUpWithPassword': {
    method: 'POST',
    path: '/auth/signup_with_password',
    action: 'public',
    summary: 'Ask for an account with e-mail and password',
  },
  'auth.confirmEmail': {
    method: 'POST',
    path: '/auth/confirm_email',
    action: 'public',
    summary: 'Confirm an e-mail address with the code that was sent to it',
  },
  'auth.resendConfirmation': {
    method: 'POST',
    path: '/auth/resend_confirmation',
    action: 'public',
    summary: 'Send a new code to an address that awaits its confirmation',
  },
  'auth.forgotPassword': {
    method: 'POST',
    path: '/auth/forgot_password',
    action: 'public',
    summary: 'Send a code that allows a new password',
  },
  'auth.confirmForgotPassword': {
    method: 'POST',
    path: '/auth/confirm_forgot_password',
    action: 'public',
    summary: 'Set a new password with the code; ends every session',
  },
  'auth.prove': {
    method: 'POST',
    path: '/auth/prove',
    action: 'session',
    summary: 'Show again who is there: opens what cannot be undone, for ten minutes',
    affects: 'accounts',
  },
  'auth.changePassword': {
    method: 'POST',
    path: '/auth/change_password',
    action: 'session',
    summary: 'Change the own password; ends the other sessions',
    affects: 'accounts',
  },
  'auth.authorizeAzure': {
    method: 'GET',
    path: '/auth/azure/authorize',
    action: 'public',
    summary: 'Go to the single sign-on provider',
    raw: true,
  },
  'auth.signInWithAzure': {
    method: 'POST',
    path: '/auth/sign_in_with_azure',
    action: 'public',
    summary: 'Finish single sign-on with what the provider sent back',
  },
  'auth.signUpWithAzure': {
    method: 'POST',
    path: '/auth/signup_with_azure',
    action: 'public',
    summary: 'Ask for an account for a single sign-on identity',
  },
  'auth.sessions': {
    method: 'GET',
    path: '/auth/sessions',
    action: 'session',
    summary: 'The devices on which the caller is signed in',
  },
  'auth.endSession': {
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    action: 'session',
    summary: 'Sign the caller out on one device',
    affects: 'accounts',
  },
} as const satisfies Record<string, Call>
