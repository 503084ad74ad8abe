import { createHash, randomBytes } from 'node:crypto'
import type { LoadFigures } from '@ensemble/contracts/deliveries'
import type { RemoteReport } from '@ensemble/contracts/remote-reports'

/** Loads of a version that are remembered: the newest count, so that what breaks late is seen as well. */
const windowLength = 200

/**
 * Reports of one sender that count for one version: anybody may send reports, and nobody alone may take a version out
 * of the hands of all others.
 */
const perSender = 10

interface Load {
  failed: boolean
  ms: number
  sender: string
}

/** The last loads of each version that visitors get, as browsers told them to this gateway. */
export class LoadWindows {
  readonly #windows = new Map<string, Load[]>()
  /** Addresses are kept in no form that anybody could read, and for as long as this process lives. */
  readonly #salt = randomBytes(16)

  /** @param address of who sent the report */
  take(report: RemoteReport, address: string): void {
    const sender = createHash('sha256').update(this.#salt).update(address).digest('base64')
    const loads = this.#windows.get(keyOf(report)) ?? []
    if (loads.filter((load) => load.sender === sender).length >= perSender) return
    loads.push({ failed: isFailure(report), ms: report.ms, sender })
    this.#windows.set(keyOf(report), loads.slice(-windowLength))
  }

  figures(remote: string, version: string): LoadFigures {
    const loads = this.#windows.get(keyOf({ remote, version })) ?? []
    const times = loads
      .filter((load) => !load.failed)
      .map(({ ms }) => ms)
      .sort((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null
    const failed = loads.filter((load) => load.failed).length
    return { loads: loads.length, failed, medianMs: at(0.5), p95Ms: at(0.95) }
  }

  /** A version is put live, maybe again: what was told before that says nothing of now. */
  forget(remote: string, version: string): void {
    this.#windows.delete(keyOf({ remote, version }))
  }
}

/** A second try that helped is the line's fault; a page that came from the version before is this version's. */
function isFailure({ outcome, servedVersion }: RemoteReport): boolean {
  return outcome === 'failed' || servedVersion !== undefined
}

function keyOf({ remote, version }: Pick<RemoteReport, 'remote' | 'version'>): string {
  return `${remote}/${version}`
}
