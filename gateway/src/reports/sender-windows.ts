import { createHash, randomBytes } from 'node:crypto'

/** What is remembered of one thing: the newest counts, so that what changes late is seen as well. */
const windowLength = 200

/** Reports of one sender that count for one thing: anybody may send reports, and nobody alone may decide by them. */
const perSender = 10

/** The last reports of each thing that is told of, as this gateway heard them. */
export class SenderWindows<Told> {
  readonly #windows = new Map<string, { told: Told; sender: string }[]>()
  /** Addresses are kept in no form that anybody could read, and for as long as this process lives. */
  readonly #salt = randomBytes(16)

  /** @param address of who sent the report */
  take(key: string, told: Told, address: string): void {
    const sender = createHash('sha256').update(this.#salt).update(address).digest('base64')
    const window = this.#windows.get(key) ?? []
    if (window.filter((one) => one.sender === sender).length >= perSender) return
    window.push({ told, sender })
    this.#windows.set(key, window.slice(-windowLength))
  }

  of(key: string): Told[] {
    return (this.#windows.get(key) ?? []).map(({ told }) => told)
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }
}
