import { randomUUID } from 'node:crypto'
import type { Program } from '../gateway/programs.ts'
import type { RunningProgram } from '../service-process.ts'
import type { Contest, Side } from './contest.ts'
import type { Sent } from './drive.ts'
import { memberCount, memberId, type Registrations } from './registrations.ts'

const department = '42'
const byDepartment = JSON.stringify([{ field: 'departmentCode', operator: 'eq', value: department }])
const listPath = `/mission/list?sort=startAt&order=asc&filters=${encodeURIComponent(byDepartment)}`

interface ContestsInput {
  programs: {
    gateway: Program
    service: RunningProgram
    /** Those that only answer. */
    one: RunningProgram
    list: RunningProgram
    register: RunningProgram
  }
  /** Of the members who call, in turn. */
  tokens: readonly string[]
  registrations: Registrations
}

/** How one of the sides asks for the nth time; nothing once there is nothing left to ask for. */
type Ask = (n: number) => Sent | undefined
type SignedAsk = (n: number, authorization: string) => Sent | undefined

/** The calls that are measured, each answered by all sides. */
export function contestsOf(input: ContestsInput): Contest[] {
  const { programs, registrations } = input
  const open = (n: number) => registrations.many[(n * 7919) % registrations.many.length] ?? ''
  return [
    {
      name: 'one mission',
      sides: sidesOf(
        input,
        programs.one,
        (n) => read(`/mission/${open(n)}?user=${memberId(n)}`),
        (n, authorization) => read(`/mission/${open(n)}`, authorization),
      ),
    },
    {
      name: 'list of a department',
      sides: sidesOf(
        input,
        programs.list,
        (n) => read(`/missions?department=${department}&user=${memberId(n)}`),
        (_n, authorization) => read(listPath, authorization),
      ),
    },
    registering(input, 'register, many missions', (n) => {
      const { many } = registrations
      return many[(n + Math.floor(n / memberCount)) % many.length]
    }),
    registering(input, 'register, one mission', (n) => (n < memberCount ? registrations.hot : undefined)),
  ]
}

function read(path: string, authorization?: string): Sent {
  return { method: 'GET', path, headers: authorization === undefined ? {} : { authorization } }
}

/** Registrations for one mission after another; what a turn has written is put back after it. */
function registering(input: ContestsInput, name: string, missionOf: (n: number) => string | undefined): Contest {
  const sent: Ask = (n) => {
    const id = missionOf(n)
    return id === undefined ? undefined : { method: 'POST', path: `/mission/${id}/register`, headers: {} }
  }
  return {
    name,
    sides: sidesOf(
      input,
      input.programs.register,
      (n) => {
        const call = sent(n)
        return call && { ...call, path: `${call.path}?user=${memberId(n)}` }
      },
      (n, authorization) => {
        const call = sent(n)
        const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
        return call && { ...call, headers, body: '{}' }
      },
    ),
    afterTurn: input.registrations.undo,
  }
}

/** A call to the program that only answers, to the service, and to the service through the gateway. */
function sidesOf(
  { programs: { gateway, service }, tokens }: ContestsInput,
  program: RunningProgram,
  asNaked: Ask,
  asOurs: SignedAsk,
): [Side, ...Side[]] {
  const signed = (n: number) => asOurs(n, `Bearer ${tokens[n % memberCount] ?? ''}`)
  return [
    { name: 'naked', address: program.address, programs: { program: [program.pid] }, next: asNaked },
    { name: 'service', address: service.address, programs: { service: [service.pid] }, next: signed },
    {
      name: 'gateway and service',
      address: gateway.origin,
      programs: { gateway: gateway.pids, service: [service.pid] },
      next: (n) => {
        const sent = signed(n)
        return sent && { ...sent, path: `/api${sent.path}` }
      },
    },
  ]
}
