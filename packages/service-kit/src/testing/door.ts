import { randomUUID } from 'node:crypto'
import { type Call, type CallId, calls } from '@ensemble/contracts/calls'
import { roles, userStatuses } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '../auth/principal.ts'
import { type TestIdentity, testPrincipal } from './test-token.ts'

/** Somebody who asks; null is nobody. */
type Caller = (Pick<Principal, 'role' | 'status'> & Partial<Principal>) | null

/** Nobody, and every role in every status. */
export const everyCaller: readonly Caller[] = [
  null,
  ...roles.flatMap((role) => userStatuses.map((status) => ({ role, status }))),
]

/** What the permission matrix says to a call before its input is looked at; `in` is anything past the door. */
function expected({ action }: Call, who: Caller): 'in' | 401 | 403 {
  if (action === 'public') return 'in'
  if (!who || who.status === 'suspended' || who.status === 'deleted') return 401
  if (action === 'session') return 'in'
  if (who.status !== 'validated') return 403
  return reachOf(action, who.role) === 'no' ? 403 : 'in'
}

/** Codes with which the door answers. */
const doorCodes = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_DELETED',
  'ACCOUNT_PENDING',
  'FORBIDDEN',
]

interface DoorOptions {
  callers?: readonly Caller[]
  /** Calls about a person are asked about oneself: where a service refuses them about others, behind the door. */
  aboutOneself?: boolean
}

/**
 * Asks a service alone, without a gateway before it.
 * @returns a line for each caller whom its door answers otherwise than the permission matrix says
 */
export async function wrongAtDoor(
  { app, identity }: { app: FastifyInstance; identity: Pick<TestIdentity, 'tokenFor'> },
  id: CallId,
  { callers = everyCaller, aboutOneself = false }: DoorOptions = {},
): Promise<string[]> {
  const call: Call = calls[id]
  const wrong: string[] = []
  for (const who of callers) {
    const principal = testPrincipal(who ?? {})
    const authorization = who && `Bearer ${identity.tokenFor(principal)}`
    const answer = await app.inject({
      method: call.method,
      url: call.path.replace(/:\w+|\*/g, (name) => (aboutOneself && name === ':userId' ? principal.id : randomUUID())),
      headers: { ...(authorization && { authorization }) },
      // No call takes this field: who may come in reads 422, nothing is done.
      ...(call.method === 'GET' ? {} : { payload: { notAField: true } }),
    })
    const isJson = answer.headers['content-type']?.toString().includes('json')
    const code = String(isJson ? answer.json().data?.code : undefined)
    const door = expected(call, who)
    const isIn = answer.statusCode < 500 && (call.action === 'public' || !doorCodes.includes(code))
    if (door === 'in' ? isIn : answer.statusCode === door) continue
    wrong.push(`${JSON.stringify(who)}: ${door} expected, ${answer.statusCode} ${code} answered`)
  }
  return wrong
}
