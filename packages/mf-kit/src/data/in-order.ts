/** What one thing is going through: its changes, one after the other, and how many of them began or ended so far. */
interface Line {
  last: Promise<unknown>
  underWay: number
  moves: number
}

/**
 * Keeps the calls about one thing in order, so that an answer that comes late changes nothing newer. Changes are sent
 * one after the other. What was read while a change began, ran or ended may be older than the change: it is read again.
 */
export class InOrder {
  readonly #lines = new Map<string, Line>()

  /**
   * Sends a change when those before it have an answer, whatever it is.
   * @param thing what is changed
   * @param options `waits`: false for what must leave before the page does: there is no time for the answers then
   * @returns what `send` comes to
   */
  change<Answer>(thing: string, send: () => Promise<Answer>, { waits = true } = {}): Promise<Answer> {
    const line = this.#lines.get(thing) ?? { last: Promise.resolve(), underWay: 0, moves: 0 }
    this.#lines.set(thing, line)
    line.underWay += 1
    line.moves += 1
    const { last } = line
    const sent = line.underWay === 1 || !waits ? send() : last.then(send)
    const ended = () => {
      line.underWay -= 1
      line.moves += 1
    }
    line.last = sent.then(ended, ended).then(() => last)
    return sent
  }

  /**
   * Reads when no change is under way, and again when one was meanwhile.
   * @param ask one reading
   * @throws what `ask` throws: a failure overwrites nothing, and is told at once
   */
  async read<Answer>(thing: string, ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const line = await this.#settled(thing)
      const moves = line?.moves
      const answer = await ask()
      if (this.#lines.get(thing)?.moves === moves) return answer
    }
  }

  async #settled(thing: string): Promise<Line | undefined> {
    const line = this.#lines.get(thing)
    while (line && line.underWay > 0) await line.last
    return line
  }
}
