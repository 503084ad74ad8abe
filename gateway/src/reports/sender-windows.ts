import { createHash, randomBytes } from 'node:crypto'
import { networkOf } from '@ensemble/service-kit/http/network'

/** What is remembered of one thing: the newest counts, so that what changes late is seen as well. */
const windowLength = 200

/** The newest reports of one sender that count for one thing, whatever it sends: anybody may send reports. */
const perSender = 10

/** Whoever asks from the machine itself runs it: a trial on one machine is by one person, and needs no others to agree. */
const ownNetworks = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(networkOf))

/** The last reports of each thing that is told of, as this gateway heard them. */
export class SenderWindows<Told> {
  readonly #windows = new Map<string, { told: Told; sender: string; own: boolean }[]>()
  /** Addresses are kept in no form that anybody could read, and for as long as this process lives. */
  readonly #salt = randomBytes(16)

  /** @param address of who sent the report */
  take(key: string, told: Told, address: string): void {
    // One line has more IPv6 addresses than anybody could count.
    const network = networkOf(address)
    const sender = createHash('sha256').update(this.#salt).update(network).digest('base64')
    const window = this.#windows.get(key) ?? []
    const before = window.filter((one) => one.sender === sender)
    // The newest of each sender: what loaded ten times and fails from then on is heard of as well.
    const kept = before.length < perSender ? window : window.filter((one) => one !== before[0])
    this.#windows.set(key, [...kept, { told, sender, own: ownNetworks.has(network) }].slice(-windowLength))
  }

  of(key: string): Told[] {
    return (this.#windows.get(key) ?? []).map(({ told }) => told)
  }

  /** How many senders have told something of a kind; without end where the machine itself has. */
  senders(key: string, isMeant: (told: Told) => boolean): number {
    const meant = (this.#windows.get(key) ?? []).filter(({ told }) => isMeant(told))
    return meant.some(({ own }) => own) ? Infinity : new Set(meant.map(({ sender }) => sender)).size
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }
}
