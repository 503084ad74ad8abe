import type { ProvenAct } from '@ensemble/contracts/users/proven-acts'
import type { ShowSelf } from '@ensemble/service-kit/auth/service-token'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'
import Type from 'typebox'

const isAnswer = checkOf(Type.Object({ fresh: Type.Boolean() }))
const timeoutMs = 1_000

/** svc-users, as the gateway asks it for itself. */
interface Users {
  ask: (path: string, withinMs: number, headers: string[]) => Promise<{ statusCode: number; text: string }>
}

/** To be asked once nothing else stands against the act: nobody types a password for what is refused anyway. */
export type ExpectProof = (person: Pick<Principal, 'sessionId'>, act: ProvenAct) => Promise<void>

/**
 * Makes sure that whoever asks the gateway for an act has proven lately who they are: svc-users knows (decision 180).
 * It throws PROOF_REQUIRED, and SERVICE_UNAVAILABLE where svc-users does not say.
 */
export function askForProofs(users: Users, showSelf: ShowSelf): ExpectProof {
  return async ({ sessionId }, act) => {
    const path = `/internal/proof?${new URLSearchParams({ sessionId, act })}`
    if (!(await isFresh(path))) refuse('PROOF_REQUIRED')
  }

  async function isFresh(path: string): Promise<boolean> {
    try {
      const { statusCode, text } = await users.ask(path, timeoutMs, Object.entries(await showSelf('svc-users')).flat())
      const answer: unknown = JSON.parse(text)
      if (statusCode === 200 && isAnswer(answer)) return answer.fresh
    } catch {
      // No answer is no proof.
    }
    return refuse('SERVICE_UNAVAILABLE')
  }
}
