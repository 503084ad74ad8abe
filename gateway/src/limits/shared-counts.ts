import Type from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import type { Announcements } from '../store/announcements.ts'
import type { FixedWindow } from './fixed-window.ts'

/** How often the others are told, in ms: for so long a caller may find them behind. */
const tellEveryMs = 250

const areCounts = checkOf(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer({ minimum: 1 }))))

/**
 * The counts of all gateways as one: each counts by itself and tells the others, four times a second, what it has
 * counted since. No call waits for it. While the broker is away each counts alone.
 */
export class SharedCounts {
  readonly #announcements: Announcements
  readonly #windows = new Map<string, FixedWindow>()
  readonly #untold = new Map<string, Map<string, number>>()
  readonly #timer: NodeJS.Timeout

  constructor(announcements: Announcements) {
    this.#announcements = announcements
    announcements.onTold('counts', (body) => this.#hear(body))
    this.#timer = setInterval(() => this.#tell(), tellEveryMs)
    this.#timer.unref()
  }

  /** @param name of the limit, the same at all gateways @returns what counts one call, as the window's own `count` */
  share(name: string, window: FixedWindow): (caller: string) => number {
    this.#windows.set(name, window)
    const untold = new Map<string, number>()
    this.#untold.set(name, untold)
    return (caller) => {
      untold.set(caller, (untold.get(caller) ?? 0) + 1)
      return window.count(caller)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #tell(): void {
    const news = [...this.#untold].filter(([, untold]) => untold.size > 0)
    if (news.length === 0) return
    const counts = Object.fromEntries(news.map(([name, untold]) => [name, Object.fromEntries(untold)]))
    for (const [, untold] of news) untold.clear()
    void this.#announcements.tell('counts', counts)
  }

  #hear(counts: unknown): void {
    if (!areCounts(counts)) return
    for (const [name, callers] of Object.entries(counts)) {
      for (const [caller, calls] of Object.entries(callers)) this.#windows.get(name)?.add(caller, calls)
    }
  }
}
