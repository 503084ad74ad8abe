import { Agent, request } from 'node:http'

/** One request, as a caller sends it. */
export interface Sent {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Driven {
  seconds: number
  /** Milliseconds of each answer. */
  times: number[]
}

/**
 * Callers that each send their next request when the one before is answered, until so many are.
 * @param next the nth request of this turn; nothing when there are no more
 * @throws Error at the first answer that is no success
 */
export async function drive(
  address: string,
  { callers, requests }: { callers: number; requests: number },
  next: (n: number) => Sent | undefined,
): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const times: number[] = []
  let sent = 0
  const began = performance.now()
  async function caller(): Promise<void> {
    for (;;) {
      const asked = sent < requests ? next(sent++) : undefined
      if (!asked) return
      const before = performance.now()
      // A gateway that shares its processors with others sheds calls. Who hears so asks again, as screens do.
      while (!(await ask(agent, address, asked)));
      times.push(performance.now() - before)
    }
  }
  try {
    await Promise.all(Array.from({ length: callers }, caller))
  } finally {
    agent.destroy()
  }
  return { seconds: (performance.now() - began) / 1000, times }
}

/** @returns whether the call was answered; false where there was too much to do */
function ask(agent: Agent, address: string, { method, path, headers, body }: Sent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const url = new URL(address)
    const outgoing = request({ agent, host: url.hostname, port: url.port, method, path, headers }, (answer) => {
      const { statusCode = 0 } = answer
      const told: Buffer[] = []
      answer.on('data', (chunk: Buffer) => void (statusCode < 300 || told.push(chunk)))
      answer.on('end', () => {
        if (statusCode < 300 || statusCode === 503) resolve(statusCode !== 503)
        else
          reject(
            new Error(`${method} ${address}${path}: ${statusCode} ${Buffer.concat(told).toString().slice(0, 300)}`),
          )
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
