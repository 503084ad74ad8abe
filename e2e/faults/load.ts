import { Agent, request } from 'node:http'

export interface Heard {
  status: number
  ms: number
  retryAfter: string | undefined
  /** Why there was no answer. */
  error?: string
}

export interface Load {
  /** Address of the gateway and path of the call. */
  url: string
  token: string
  perSecond: number
  seconds: number
  agent: Visitors
}

/** Connections of visitors: each browser has its own, and keeps them. */
export type Visitors = Agent

/** Opens connections a few at a time, as visitors come; more are opened when all are busy. */
export async function visitors(url: string, count: number): Promise<Visitors> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 2 * count })
  for (let open = 50; open <= count; open += 50)
    await Promise.all(Array.from({ length: open }, () => one(`${url}/livez`, '', agent)))
  return agent
}

/**
 * Calls at an even pace, whether or not the answers come: what visitors do, who do not wait for each other.
 * @returns an entry for each call; status 0 where there was no answer at all
 */
export async function load({ url, token, perSecond, seconds, agent }: Load): Promise<Heard[]> {
  const begun = performance.now()
  const answers: Promise<Heard>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1_000) * perSecond)
      while (answers.length < due) answers.push(one(url, token, agent))
      if (answers.length < perSecond * seconds) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  return Promise.all(answers)
}

function one(url: string, token: string, agent: Agent): Promise<Heard> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter?: string, error?: string) =>
      resolve({ status, retryAfter, ms: Math.round(performance.now() - begun), ...(error && { error }) })
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume().once('end', () => settle(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
      .on('error', ({ message }) => settle(0, undefined, message))
      .end()
  })
}

/** The time that 99 of 100 took at most, in ms; 0 of none. */
export function p99(heard: readonly Heard[]): number {
  const times = heard.map(({ ms }) => ms).sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0
}
