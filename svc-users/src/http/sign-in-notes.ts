import { createHmac, hkdfSync } from 'node:crypto'
import type { Log } from '@ensemble/service-kit/log'
import { Counter, type Registry } from '@ensemble/service-kit/metrics/registry'
import { Refusal } from '@ensemble/service-kit/refusal'

/** Who tries, and from where. */
interface SignInTry {
  /** As it was typed; left out where the single sign-on provider says who it is. */
  email?: string
  /** Such as "Firefox, Windows"; empty when the browser does not say. */
  device: string
  /** The network of the caller. */
  source: string
}

/** Logs and counts who signs in and who is refused. */
export interface SignInNotes {
  /**
   * @param userIdOf whose session `attempt` has opened; null where it opened none
   * @returns what `attempt` gives; throws what it throws
   */
  follow<Outcome>(
    log: Pick<Log, 'info'>,
    tried: SignInTry,
    attempt: Promise<Outcome>,
    userIdOf: (outcome: Outcome) => string | null,
  ): Promise<Outcome>
}

/**
 * Neither address stands in the log, of the account or of the network: a name for each does that only this installation
 * can work out, so that many tries at one account, or from one place, are seen to be so.
 * @param secret of the installation; the key of the names is derived from it
 */
export function createSignInNotes(metrics: Registry, secret: string): SignInNotes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'names of accounts in the log', 32))
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  for (const outcome of ['success', 'refused', 'limited', 'failed']) signIns.inc({ outcome }, 0)
  const nameOf = (address: string) =>
    createHmac('sha256', key).update(address.trim().toLowerCase()).digest('hex').slice(0, 16)

  return {
    async follow(log, { email, device, source }, attempt, userIdOf) {
      const by = email === undefined ? { by: 'provider' } : { by: 'password', account: nameOf(email) }
      const known = { ...by, device, network: nameOf(source) }
      try {
        const outcome = await attempt
        const userId = userIdOf(outcome)
        if (userId === null) return outcome
        signIns.inc({ outcome: 'success' })
        log.info({ ...known, userId }, 'signed in')
        return outcome
      } catch (error) {
        const code = error instanceof Refusal ? error.code : 'SOMETHING_WENT_WRONG'
        signIns.inc({ outcome: outcomeOf(code) })
        log.info({ ...known, code }, 'sign-in refused')
        throw error
      }
    },
  }
}

/** Nobody was refused: we, or the provider, could not answer. */
const failures = ['SOMETHING_WENT_WRONG', 'SERVICE_UNAVAILABLE', 'SSO_UNAVAILABLE']

function outcomeOf(code: string): 'refused' | 'limited' | 'failed' {
  if (code === 'RATE_LIMITED') return 'limited'
  return failures.includes(code) ? 'failed' : 'refused'
}
