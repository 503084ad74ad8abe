import { Counter, Histogram, Registry } from 'prom-client'
import type { RegistryState } from '@ensemble/contracts/deliveries'
import type { RemoteReport } from '@ensemble/contracts/remote-reports'
import { entryOf, liveVersions } from '../registry/registry-state.ts'

/** Label of every version that is not in use: a sender must not be able to make up series. */
const otherVersion = 'other'

/** What browsers tell of the remotes, as series for Prometheus. */
export class LoadMetrics {
  readonly registry = new Registry()
  readonly #state: () => RegistryState
  readonly #loads: Counter<'remote' | 'version' | 'phase' | 'outcome' | 'error'>
  readonly #seconds: Histogram<'remote' | 'outcome'>

  /** @param state of the registry, whose remotes and versions are the only labels */
  constructor(state: () => RegistryState) {
    this.#state = state
    this.registry.setDefaultLabels({ service: 'gateway' })
    const registers = [this.registry]
    this.#loads = new Counter({
      name: 'remote_loads_total',
      help: 'Loads of a remote in browsers, as they ended',
      labelNames: ['remote', 'version', 'phase', 'outcome', 'error'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'remote_load_seconds',
      help: 'From the first request of a remote to the end of its load in the browser',
      labelNames: ['remote', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers,
    })
  }

  /** @returns false for a remote that the registry does not have: that report counts for nothing */
  count({ remote, version, phase, outcome, error, ms }: RemoteReport): boolean {
    const entry = entryOf(this.#state(), remote)
    if (!entry) return false
    const known = liveVersions(entry).includes(version)
    this.#loads.inc({ remote, version: known ? version : otherVersion, phase, outcome, error: error ?? 'none' })
    this.#seconds.observe({ remote, outcome }, ms / 1000)
    return true
  }
}
