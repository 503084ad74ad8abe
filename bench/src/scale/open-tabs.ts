import { Agent, get, type IncomingMessage } from 'node:http'

/** How many lines are opened at the same time. */
const together = 50

/** Tabs that listen to a gateway, and count what they hear. */
export class OpenTabs {
  readonly #agent = new Agent({ maxSockets: Infinity })
  readonly #lines: IncomingMessage[] = []
  #heard = 0
  #wanted = Infinity
  #allHeard: (at: number) => void = () => undefined

  get count(): number {
    return this.#lines.length
  }

  /** Opens more, each with a token. @throws Error when the gateway refuses one */
  async open(origin: string, tokens: readonly string[]): Promise<void> {
    const waiting = [...tokens]
    const lane = async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) await this.#openOne(origin, token)
    }
    await Promise.all(Array.from({ length: together }, lane))
  }

  async #openOne(origin: string, token: string): Promise<void> {
    const options = { agent: this.#agent, headers: { authorization: `Bearer ${token}` } }
    const line = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/events`, options, resolve).once('error', reject)
    })
    if (line.statusCode !== 200) throw new Error(`the gateway refused tab ${this.count + 1}: ${line.statusCode}`)
    line.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('event: changed')) this.#hear()
    })
    this.#lines.push(line)
  }

  #hear(): void {
    this.#heard += 1
    if (this.#heard === this.#wanted) this.#allHeard(performance.now())
  }

  /** @returns when the last tab has heard of the next change, as performance.now() tells it */
  async whenAllHeard(change: () => Promise<void>): Promise<number> {
    this.#heard = 0
    this.#wanted = this.count
    const all = new Promise<number>((resolve) => (this.#allHeard = resolve))
    await change()
    return all
  }

  close(): void {
    for (const line of this.#lines) line.destroy()
    this.#agent.destroy()
  }
}
