import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { articleCalls } from '@ensemble/contracts/articles/calls'
import type { Call } from '@ensemble/contracts/calls'
import { type Role, roles, type UserStatus } from '@ensemble/contracts/enumerations'
import { missionCalls } from '@ensemble/contracts/missions/calls'
import { reachOf } from '@ensemble/contracts/permissions'
import { authCalls } from '@ensemble/contracts/users/auth-calls'
import { userCalls } from '@ensemble/contracts/users/calls'
import type { Account } from '../accounts.ts'
import { callAs, tokenOf } from '../api.ts'
import { addressOf } from '../faults/programs.ts'
import { tokenFor } from '../token-for.ts'
import { addMember, idOf, newcomer, removeAccount } from '../newcomers.ts'
import { test } from '../restoring.ts'

/** Every call × who asks × both doors: the gateway, and the service behind it as if there were no gateway. */

const services = {
  'svc-users': { ...authCalls, ...userCalls },
  'svc-missions': missionCalls,
  'svc-articles': articleCalls,
} as const

const programs = ['svc-users', 'svc-missions', 'svc-articles'] as const

interface Caller {
  who: string
  role?: Role
  status?: UserStatus
  token?: string
}

const doorCodes = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_DELETED',
  'ACCOUNT_PENDING',
  'FORBIDDEN',
]

const accountOf: Record<Role, Account> = {
  admin: 'admin',
  headquarter_referent: 'headquarters',
  referent: 'referent',
  member: 'member',
}

/** What the matrix says before a call's input is looked at; `in` is anything past the door. */
function expected({ action }: Call, { role, status }: Caller): 'in' | 401 | 403 {
  if (action === 'public') return 'in'
  if (!role || status === 'suspended' || status === 'deleted') return 401
  if (action === 'session') return 'in'
  if (status !== 'validated') return 403
  return reachOf(action, role) === 'no' ? 403 : 'in'
}

function isForOwn({ action }: Call, { role }: Caller): boolean {
  return action !== 'public' && action !== 'session' && role !== undefined && reachOf(action, role) === 'own'
}

/** Asks every call of every service at both doors; nothing is done, for no call takes such a body or has such an id. */
async function faultsOf(request: APIRequestContext, caller: Caller): Promise<string[]> {
  const wrong: string[] = []
  for (const service of programs)
    for (const call of Object.values<Call>(services[service])) {
      if (call.action === 'public') continue
      const path = call.path.replace(/:\w+/g, () => randomUUID()).replace('*', 'covers/none.webp')
      const outside = path.startsWith('/_next') ? path : `/api${path}`
      const doors = { gateway: outside, [service]: `http://${addressOf(service)}${path}` }
      for (const [door, address] of Object.entries(doors)) {
        const answer = await request.fetch(address, {
          method: call.method,
          maxRedirects: 0,
          headers: { ...(caller.token && { authorization: `Bearer ${caller.token}` }) },
          ...(call.method === 'GET' ? {} : { data: { notAField: true } }),
        })
        const isJson = answer.headers()['content-type']?.includes('json') ?? false
        const code = String(isJson ? (await answer.json()).data?.code : undefined)
        const right = expected(call, caller)
        // Behind the door: what lies there is somebody else's.
        const inside = isForOwn(call, caller) && code === 'FORBIDDEN'
        const known = right === 'in' ? inside || !doorCodes.includes(code) : answer.status() === right
        if (!known)
          wrong.push(`${door} ${call.method} ${path}, ${caller.who}: ${right}, not ${String(answer.status())} ${code}`)
      }
    }
  return wrong
}

test('nobody passes a door that asks who is there', async ({ request }) => {
  expect(await faultsOf(request, { who: 'nobody' })).toEqual([])
})

for (const role of roles)
  test(`${role}: every door says what the matrix says`, async ({ request }) => {
    const token = await tokenOf(request, accountOf[role])
    expect(await faultsOf(request, { who: role, role, status: 'validated', token })).toEqual([])
  })

test('an account that waits passes the doors of its own account only', async ({ request }) => {
  const token = await tokenOf(request, 'pending')
  const caller = { who: 'pending', role: 'member', status: 'pending_approval', token } as const
  expect(await faultsOf(request, caller)).toEqual([])
})

test('an account that is suspended, then deleted, passes no door with the tokens that it had', async ({
  request,
  afterwards,
}) => {
  const person = newcomer()
  afterwards(() => removeAccount(request, person.email))
  await addMember(request, person)
  const id = await idOf(request, person.email)
  for (const status of ['suspended', 'deleted'] as const) {
    const token = await tokenFor(request, person.email, person.password)
    const caller = { who: status, role: 'member', status, token } as const
    const [method, path] = status === 'suspended' ? (['PUT', 'suspend'] as const) : (['DELETE', 'delete'] as const)
    expect(await callAs(request, 'admin', method, `/user/${id}/${path}`, { body: { reason: 'Essai' } })).toMatchObject({
      success: true,
    })
    // Refused everywhere within a second: leaving.spec.ts measures it.
    const gone = () => request.get('/api/user/me', { headers: { authorization: `Bearer ${caller.token}` } })
    await expect.poll(async () => (await gone()).status()).toBe(401)
    expect(await faultsOf(request, caller)).toEqual([])
    if (status === 'suspended') await callAs(request, 'admin', 'PUT', `/user/${id}/activate_suspended`, { body: {} })
  }
})
