import { setTimeout as wait } from 'node:timers/promises'

/** As the shell does: the first time soon. */
const againMs = 500
/** Two heartbeats: a line that is silent for longer is dead. */
const silentMs = 30_000

/** A tab of somebody that listens to what happens, comes back when its line ends, and asks anew when it must. */
export class OpenTab {
  readonly userId: string
  /** When it heard that one of its own participations has changed, in ms since the epoch, by the place in the stream. */
  readonly heard = new Map<string, number>()
  /** When it last had to ask anew for all it shows: from then on it knows what was before. */
  askedAnewAt = 0
  readonly #origin: string
  readonly #token: () => Promise<string>
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>
  #position: string | undefined
  /** Whether the line has stood once. */
  hasOpened = false

  constructor(origin: string, userId: string, token: () => Promise<string>) {
    this.#origin = origin
    this.userId = userId
    this.#token = token
    this.#ended = this.#follow()
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await this.#ended
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      await this.#listen().catch(() => undefined)
      await wait(againMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async #listen(): Promise<void> {
    const headers = {
      authorization: `Bearer ${await this.#token()}`,
      ...(this.#position !== undefined && { 'last-event-id': this.#position }),
    }
    const quiet = new AbortController()
    const signal = AbortSignal.any([this.#stop.signal, quiet.signal])
    const response = await fetch(`${this.#origin}/events`, { headers, signal })
    if (!response.ok || !response.body) throw new Error(`events: ${response.status}`)
    if (response.headers.get('x-resumed') !== 'true') this.askedAnewAt = Date.now()
    this.hasOpened = true
    let text = ''
    let timer = setTimeout(() => quiet.abort(), silentMs)
    try {
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(timer)
        timer = setTimeout(() => quiet.abort(), silentMs)
        const blocks = (text + part).split('\n\n')
        text = blocks.pop() ?? ''
        blocks.forEach((block) => this.#hear(block))
      }
    } finally {
      clearTimeout(timer)
    }
  }

  #hear(block: string): void {
    const position = /^id: (.+)$/m.exec(block)?.[1]
    if (position !== undefined) this.#position = position
    const data = /^data: (.+)$/m.exec(block)?.[1]
    if (data === undefined) return
    const { tag, id }: { tag?: string; id?: string } = JSON.parse(data)
    if (tag === 'participation' && id === this.userId) this.heard.set(position ?? '', Date.now())
  }
}
