import type { Call } from '../calls.ts'

/** Accounts of people who call, and what they are told by telephone. */
export const telephoneCalls = {
  'user.findCallers': {
    method: 'POST',
    path: '/user/callers',
    action: 'user.open_by_telephone',
    summary: 'Members of whom somebody on the telephone may be one, by a part of their name',
  },
  'user.openByTelephone': {
    method: 'POST',
    path: '/user/by_telephone',
    action: 'user.open_by_telephone',
    summary: 'Open an account without e-mail for somebody who calls, and note their yes',
    idempotent: true,
  },
  // Not idempotent by key: the answer that is kept with a key would hold the code.
  'user.makeClaimCode': {
    method: 'POST',
    path: '/user/:userId/claim_code',
    action: 'user.open_by_telephone',
    summary: 'Make the code of a letter with which somebody takes over their account; the one of before stops',
  },
  'user.callsToMake': {
    method: 'GET',
    path: '/user/calls_to_make',
    action: 'user.follow_calls',
    summary: 'What people without e-mail are to be told by telephone, the longest waiting first',
  },
  'user.noteCall': {
    method: 'PUT',
    path: '/user/calls_to_make/:callId',
    action: 'user.follow_calls',
    summary: 'Note that somebody was told by telephone, or need not be',
    idempotent: true,
  },
} as const satisfies Record<string, Call>
