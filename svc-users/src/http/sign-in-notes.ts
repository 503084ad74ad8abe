import { createHmac, hkdfSync } from 'node:crypto'
import type { Log } from '@ensemble/service-kit/log'
import { Counter, type Registry } from '@ensemble/service-kit/metrics/registry'
import { Refusal } from '@ensemble/service-kit/refusal'
import type { Credentials } from '../use-cases/open-session.ts'

/** Logs and counts who signs in and who is refused. */
export interface SignInNotes {
  /** @returns what `attempt` gives; throws what it throws */
  follow(log: Pick<Log, 'info'>, email: string, attempt: Promise<Credentials>): Promise<Credentials>
}

/**
 * The address never stands in the log: a name for it does that only this installation can work out, so that many tries
 * at one account are seen to be at one account.
 * @param secret of the installation; the key of the names is derived from it
 */
export function createSignInNotes(metrics: Registry, secret: string): SignInNotes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'names of accounts in the log', 32))
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in with a password, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  for (const outcome of ['success', 'refused', 'limited', 'failed']) signIns.inc({ outcome }, 0)
  const nameOf = (email: string) =>
    createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex').slice(0, 16)

  return {
    async follow(log, email, attempt) {
      try {
        const credentials = await attempt
        signIns.inc({ outcome: 'success' })
        log.info({ account: nameOf(email), userId: credentials.userId }, 'signed in')
        return credentials
      } catch (error) {
        const code = error instanceof Refusal ? error.code : 'SOMETHING_WENT_WRONG'
        signIns.inc({ outcome: outcomeOf(code) })
        log.info({ account: nameOf(email), code }, 'sign-in refused')
        throw error
      }
    },
  }
}

function outcomeOf(code: string): 'refused' | 'limited' | 'failed' {
  if (code === 'RATE_LIMITED') return 'limited'
  return code === 'SOMETHING_WENT_WRONG' || code === 'SERVICE_UNAVAILABLE' ? 'failed' : 'refused'
}
