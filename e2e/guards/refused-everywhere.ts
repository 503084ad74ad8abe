import { expect } from '@playwright/test'
import { addressOf } from '../faults/programs.ts'

/** One call of each process that anybody signed in may make, asked of the process itself. */
const asks = [
  { process: 'gateway', program: 'gateway', path: '/api/user/me' },
  { process: 'svc-users', program: 'svc-users', path: '/user/me' },
  { process: 'svc-missions', program: 'svc-missions', path: '/mission/list?pageSize=5' },
  { process: 'svc-articles', program: 'svc-articles', path: '/article/list?pageSize=5' },
] as const

const everyMs = 50
export const refusedWithinMs = 1000

async function statusOf(program: (typeof asks)[number]['program'], path: string, token: string): Promise<number> {
  const answer = await fetch(`http://${addressOf(program)}${path}`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.status
}

/** Makes sure that every process takes the token at the moment: otherwise its refusal would show nothing. */
export async function expectTaken(token: string): Promise<void> {
  for (const { process, program, path } of asks)
    expect(await statusOf(program, path, token), `${process} takes the token`).toBe(200)
}

/**
 * Asks every process with the token, every 50 ms, until each refuses it.
 * @returns for each process the ms until its first refusal
 */
export async function timesUntilRefused(token: string): Promise<Record<string, number>> {
  const start = performance.now()
  const times = await Promise.all(
    asks.map(async ({ process, program, path }) => {
      for (;;) {
        const status = await statusOf(program, path, token)
        const ms = Math.round(performance.now() - start)
        if (status === 401) return [process, ms] as const
        if (ms > 5 * refusedWithinMs) throw new Error(`${process} still answers ${status} after ${ms} ms`)
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
    }),
  )
  return Object.fromEntries(times)
}

/**
 * The same from the beginning of an act that ends the session.
 * @param act its own duration is inside the measured time
 */
export async function refusedEverywhere(token: string, act: () => Promise<unknown>): Promise<Record<string, number>> {
  await expectTaken(token)
  const [times] = await Promise.all([timesUntilRefused(token), act()])
  return times
}
