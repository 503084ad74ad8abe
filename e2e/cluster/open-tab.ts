import { setTimeout as wait } from 'node:timers/promises'

/** As the shell does: the first time soon. */
const againMs = 500
/** Two heartbeats: a line that is silent for longer is dead. */
const silentMs = 30_000

/** A tab of somebody that listens to what happens, comes back when its line ends, and asks anew when it must. */
export class OpenTab {
  readonly userId: string
  /** When it heard of each change of its own participations, in ms since the epoch. */
  readonly heard: number[] = []
  /** When it last had to ask anew for all it shows: from then on it knows what was before. */
  askedAnewAt = 0
  readonly #origin: string
  readonly #token: () => Promise<string>
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>
  #position: string | undefined
  /** What it comes back with after the last change of its own: that one is told again. */
  #toldAgainFrom: string | undefined
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
    let isToldAgain = this.#position !== undefined && this.#position === this.#toldAgainFrom
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
        for (const block of blocks) if (this.#hear(block, isToldAgain)) isToldAgain = false
      }
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * @param isKnown whether the next change of its own that is made up for was heard before the line ended
   * @returns whether it is about such a change
   */
  #hear(block: string, isKnown: boolean): boolean {
    const position = /^id: (.+)$/m.exec(block)?.[1]
    if (position !== undefined) this.#position = position
    const data = /^data: (.+)$/m.exec(block)?.[1]
    if (data === undefined) return false
    const { tag, id }: { tag?: string; id?: string } = JSON.parse(data)
    if (tag !== 'participation' || id !== this.userId) return false
    // What is made up for has no position of its own.
    if (position !== undefined) this.#toldAgainFrom = position
    if (position !== undefined || !isKnown) this.heard.push(Date.now())
    return true
  }
}
