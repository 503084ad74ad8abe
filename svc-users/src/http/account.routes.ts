import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { newDeviceMark } from '../tokens/lanes.ts'
import { changePassword } from '../use-cases/change-password.ts'
import { confirmAddress } from '../use-cases/confirm-address.ts'
import { confirmForgotPassword } from '../use-cases/confirm-forgot-password.ts'
import { forgotPassword } from '../use-cases/forgot-password.ts'
import { renewProof } from '../use-cases/renew-proof.ts'
import { resendConfirmation } from '../use-cases/resend-confirmation.ts'
import { signUpWithPassword } from '../use-cases/sign-up-with-password.ts'
import type { AuthSettings } from './auth.routes.ts'
import { callerOf } from './browser.ts'
import { setDeviceCookie } from './cookies.ts'
import { withRetryAfter } from './retry-after.ts'

/** Getting an account, and getting back into one. None of these answers tells whether an address has one. */
export function accountRoutes(app: FastifyInstance, deps: Deps, { cookieSeconds }: AuthSettings): void {
  const route = implement(app)

  route('auth.signUpWithPassword', ({ body, reply }) => withRetryAfter(reply, signUpWithPassword(deps, body)))

  route('auth.confirmEmail', async ({ body, request }) => {
    const { status } = await confirmAddress(deps, { ...body, caller: callerOf(request) })
    return { status }
  })

  route('auth.resendConfirmation', async ({ body, reply }) => {
    await withRetryAfter(reply, resendConfirmation(deps, body.email))
    return {}
  })

  route('auth.forgotPassword', async ({ body, reply }) => {
    await withRetryAfter(reply, forgotPassword(deps, body.email))
    return {}
  })

  route('auth.confirmForgotPassword', async ({ body, request, reply }) => {
    await confirmForgotPassword(deps, { ...body, caller: callerOf(request) })
    setDeviceCookie(reply, newDeviceMark(deps.refreshSecret, body.email), cookieSeconds)
    return {}
  })

  route('auth.prove', async ({ body, user, reply }) => {
    const { id: userId, sessionId } = user
    await withRetryAfter(reply, renewProof(deps, { userId, sessionId, password: body.currentPassword }))
    return {}
  })

  route('auth.changePassword', async ({ body, user, reply }) => {
    const { id: userId, sessionId } = user
    await withRetryAfter(reply, changePassword(deps, { userId, sessionId, ...body }))
    return {}
  })
}
