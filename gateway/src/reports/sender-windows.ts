import { createHash, randomBytes } from 'node:crypto'
import { networkOf } from '@ensemble/service-kit/http/network'

/** What is remembered of one thing: the newest counts, so that what changes late is seen as well. */
const windowLength = 200

/** Reports of one sender that count for one thing, whatever it sends: anybody may send reports. */
const perSender = 10

/** The last reports of each thing that is told of, as this gateway heard them. */
export class SenderWindows<Told> {
  readonly #windows = new Map<string, { told: Told; sender: string }[]>()
  /** Addresses are kept in no form that anybody could read, and for as long as this process lives. */
  readonly #salt = randomBytes(16)

  /** @param address of who sent the report */
  take(key: string, told: Told, address: string): void {
    // One line has more IPv6 addresses than anybody could count.
    const sender = createHash('sha256').update(this.#salt).update(networkOf(address)).digest('base64')
    const window = this.#windows.get(key) ?? []
    if (window.filter((one) => one.sender === sender).length >= perSender) return
    window.push({ told, sender })
    this.#windows.set(key, window.slice(-windowLength))
  }

  of(key: string): Told[] {
    return (this.#windows.get(key) ?? []).map(({ told }) => told)
  }

  /** How many senders have told something of a kind. */
  senders(key: string, isMeant: (told: Told) => boolean): number {
    const meant = (this.#windows.get(key) ?? []).filter(({ told }) => isMeant(told))
    return new Set(meant.map(({ sender }) => sender)).size
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }
}
