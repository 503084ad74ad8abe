/** When the effect of a fact was committed, or the fact itself: nanoseconds of the clock that all processes share. */
export type Moment = [fact: string, at: number]

/** What `bench/src/events` asks of a worker, and what the worker answers. */
interface Commands {
  /** Stores facts without sending them. */
  fill: { input: number; answer: null }
  /** Sends everything that waits. Answers how long that took, in ms. */
  drain: { input: null; answer: number }
  /** Stores facts at a steady rate, and sends them. Answers when each was committed. */
  load: { input: { perSecond: number; seconds: number }; answer: Moment[] }
  /** Reads the stream from its beginning until so many facts had their effect. Answers how long that took, in ms. */
  catchUp: { input: number; answer: number }
  /** Reads the stream from now on. */
  follow: { input: null; answer: null }
  /** Answers when the effect of each fact was committed, once there are so many. */
  heard: { input: number; answer: Moment[] }
}

type CommandName = keyof Commands

export type Answers = { [Name in CommandName]?: (input: Commands[Name]['input']) => Promise<Commands[Name]['answer']> }

interface Asked {
  name: string
  input: never
}

/**
 * Answers what the bench asks, until it has no more questions; and says how much processor time each answer took, in
 * microseconds.
 * @param close lets go of what the answers used
 */
export function answer(answers: Answers, close: () => Promise<void>): void {
  const handlers = new Map<string, (input: never) => Promise<unknown>>(Object.entries(answers))
  process.on('message', ({ name, input }: Asked) => {
    const handler = handlers.get(name)
    if (!handler) return void process.send?.({ error: 'not understood' })
    const before = process.cpuUsage()
    handler(input).then(
      (value) => {
        const { user, system } = process.cpuUsage(before)
        process.send?.({ answer: value, processor: user + system })
      },
      (error: unknown) => process.send?.({ error: String(error) }),
    )
  })
  process.once('disconnect', () => void close().then(() => process.exit(0)))
  process.send?.('ready')
}

export function now(): number {
  return Number(process.hrtime.bigint())
}
