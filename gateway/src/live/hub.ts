import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { isFor, type LiveMessage } from './messages.ts'

/** One open tab. */
export interface Tab {
  user: Principal
  /** Writes to the tab, or gives it up when it does not read. */
  write(text: string): void
  end(): void
}

/** Tabs that one person may hold open at the same time. */
const tabsPerUser = 10

/** The tabs that listen to this gateway. */
export class LiveHub {
  readonly #tabs = new Map<string, Set<Tab>>()

  /** How many tabs listen. */
  get size(): number {
    return [...this.#tabs.values()].reduce((sum, tabs) => sum + tabs.size, 0)
  }

  /** @returns false when the person holds too many tabs open */
  add(tab: Tab): boolean {
    const tabs = this.#tabs.get(tab.user.id) ?? new Set()
    if (tabs.size >= tabsPerUser) return false
    this.#tabs.set(tab.user.id, tabs.add(tab))
    return true
  }

  remove(tab: Tab): void {
    const tabs = this.#tabs.get(tab.user.id)
    tabs?.delete(tab)
    if (tabs?.size === 0) this.#tabs.delete(tab.user.id)
  }

  /** @param position what a line that ends here comes back with, to hear the message again */
  tell(message: LiveMessage, position: string): void {
    const text = `id: ${position}\n${changeText(message)}`
    const tabs = message.onlyUser === undefined ? this.#all() : (this.#tabs.get(message.onlyUser) ?? [])
    for (const tab of tabs) if (isFor(message, tab.user)) tab.write(text)
  }

  /** What visitors get of a remote has changed; `version` is what most of them get. */
  tellOfRemote(name: string, version: string): void {
    this.writeToAll(remoteText(name, version))
  }

  writeToAll(text: string): void {
    for (const tab of this.#all()) tab.write(text)
  }

  endAll(): void {
    for (const tab of [...this.#all()]) tab.end()
  }

  *#all(): Generator<Tab> {
    for (const tabs of this.#tabs.values()) yield* tabs
  }

  /**
   * Ends the tabs of a person whose session was revoked.
   * @param isRevoked whether the session of a tab is among what has ended
   */
  endRevoked(userId: string, isRevoked: (user: Principal) => boolean): void {
    for (const tab of [...(this.#tabs.get(userId) ?? [])]) {
      if (!isRevoked(tab.user)) continue
      tab.write(serverSentEvent('session', { state: 'revoked' }))
      tab.end()
    }
  }
}

/**
 * What keeps the line open and tells both ends that the other is there.
 * @param position up to which a tab has heard everything
 */
export function heartbeat(position: string): string {
  return `: here\nid: ${position}\n\n`
}

/** A change as it stands on the line. */
export function changeText({ tag, id }: LiveMessage): string {
  return serverSentEvent('changed', { tag, id })
}

/** The move of a remote as it stands on the line. */
export function remoteText(name: string, version: string): string {
  return serverSentEvent('remotes', { name, version })
}

/** One event as it stands on the line; `data` is one line because JSON has no line breaks. */
function serverSentEvent(event: string, data: Record<string, string>): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
