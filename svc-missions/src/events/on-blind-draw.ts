import { userEvents } from '@ensemble/contracts/users/events'
import type { Clock } from '@ensemble/service-kit/clock'
import { handler } from '@ensemble/service-kit/inbox/consume'
import { inviteBlind } from '../use-cases/invite-blind.ts'

/** Makes the invitations that were asked for by criteria; the criteria themselves stay in svc-users. */
export function onBlindDraw(clock: Clock) {
  return [handler(userEvents.blindInvitationDrawn, (tx, { data, quiet }) => inviteBlind(tx, { clock, quiet }, data))]
}
