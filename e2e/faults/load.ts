import { Agent, request } from 'node:http'

export interface Heard {
  status: number
  ms: number
  retryAfter: string | undefined
}

export interface Load {
  /** Address of the gateway and path of the call. */
  url: string
  token: string
  perSecond: number
  seconds: number
}

/**
 * Calls at an even pace, whether or not the answers come: what visitors do, who do not wait for each other.
 * @returns an entry for each call; status 0 where there was no answer at all
 */
export async function load({ url, token, perSecond, seconds }: Load): Promise<Heard[]> {
  const agent = new Agent({ keepAlive: true })
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
  const heard = await Promise.all(answers)
  agent.destroy()
  return heard
}

function one(url: string, token: string, agent: Agent): Promise<Heard> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: Math.round(performance.now() - begun) })
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume().once('end', () => settle(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
      .on('error', () => settle(0))
      .end()
  })
}

/** The time that 99 of 100 took at most, in ms; 0 of none. */
export function p99(heard: readonly Heard[]): number {
  const times = heard.map(({ ms }) => ms).sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0
}
