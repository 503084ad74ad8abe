import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { findCallers } from '../queries/find-callers.ts'
import { listCalls } from '../queries/calls-to-make.ts'
import { askToClaim, claimAccount } from '../use-cases/claim-account.ts'
import { makeClaimCode } from '../use-cases/make-claim-code.ts'
import { noteCall } from '../use-cases/note-call.ts'
import { openByTelephone } from '../use-cases/open-by-telephone.ts'
import { callerOf } from './browser.ts'
import { withRetryAfter } from './retry-after.ts'

/** Accounts of people who call, from the first yes to the letter with which they take them over (decision 162). */
export function telephoneRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('user.findCallers', async ({ body, user }) => ({ items: await findCallers(deps.db, user, body.search) }))

  route('user.openByTelephone', async ({ body, user, request, reply }) => {
    const caller = await withRetryAfter(reply, openByTelephone(deps, { opener: user, account: body }))
    request.log.info({ act: 'user.open_by_telephone', userId: user.id, accountId: caller.id }, 'account opened')
    return caller
  })

  route('user.makeClaimCode', async ({ params, user, request, reply }) => {
    const userId = params.userId === 'me' ? user.id : params.userId
    const { code, expiresAt } = await withRetryAfter(reply, makeClaimCode(deps, { userId, actor: user }))
    request.log.info({ act: 'user.make_claim_code', userId: user.id, accountId: userId }, 'letter made')
    return { code, expiresAt: expiresAt.toISOString() }
  })

  route('user.callsToMake', ({ query, user }) => listCalls(deps.db, { ...query, reader: user, at: deps.clock.now() }))

  route('user.noteCall', async ({ params, body, user, request }) => {
    await noteCall(deps, { ...params, ...body, by: user })
    request.log.info({ act: 'user.note_call', userId: user.id, ...params, outcome: body.outcome }, 'call noted')
    return { id: params.callId, outcome: body.outcome }
  })

  route('auth.askToClaim', async ({ body, request, reply }) => {
    await withRetryAfter(reply, askToClaim(deps, { ...body, caller: callerOf(request) }))
    return {}
  })

  route('auth.claim', async ({ body, request, reply }) => {
    await withRetryAfter(reply, claimAccount(deps, { ...body, caller: callerOf(request) }))
    return {}
  })
}
