import type { LoadFigures } from '@ensemble/contracts/deliveries'
import type { RemoteReport } from '@ensemble/contracts/remote-reports'
import { SenderWindows } from './sender-windows.ts'

interface Load {
  failed: boolean
  /** Pattern of the page that it failed on, where the browser says one. */
  route: string | undefined
  ms: number
}

/** The last loads of each version that visitors get, as browsers told them to this gateway. */
export class LoadWindows {
  readonly #windows = new SenderWindows<Load>()

  /** @param address of who sent the report */
  take(report: RemoteReport, address: string): void {
    this.#windows.take(keyOf(report), { failed: isFailure(report), route: report.route, ms: report.ms }, address)
  }

  figures(remote: string, version: string): LoadFigures {
    const loads = this.#windows.of(keyOf({ remote, version }))
    const times = loads
      .filter((load) => !load.failed)
      .map(({ ms }) => ms)
      .sort((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null
    const failed = loads.filter((load) => load.failed).length
    return { loads: loads.length, failed, medianMs: at(0.5), p95Ms: at(0.95) }
  }

  /** Of the same loads, how many senders saw one fail. */
  failingSenders(remote: string, version: string): number {
    return this.#windows.senders(keyOf({ remote, version }), ({ failed }) => failed)
  }

  /** Of the same loads, how many failed on each page. */
  failedByRoute(remote: string, version: string): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const { failed, route } of this.#windows.of(keyOf({ remote, version }))) {
      if (failed && route !== undefined) counts.set(route, (counts.get(route) ?? 0) + 1)
    }
    return counts
  }

  /** A version is put live, maybe again: what was told before that says nothing of now. */
  forget(remote: string, version: string): void {
    this.#windows.forget(keyOf({ remote, version }))
  }
}

/** A second try that helped is the line's fault; a page that came from the version before is this version's. */
function isFailure({ outcome, servedVersion }: RemoteReport): boolean {
  return outcome === 'failed' || servedVersion !== undefined
}

function keyOf({ remote, version }: Pick<RemoteReport, 'remote' | 'version'>): string {
  return `${remote}/${version}`
}
