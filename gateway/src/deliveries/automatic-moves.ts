import type { LoadFailures, LoadFigures, RegistryState, RemoteEntry } from '@ensemble/contracts/deliveries'
import type { RemoteReport } from '@ensemble/contracts/remote-reports'
import type { Log } from '@ensemble/service-kit/log'
import { canaryWithdrawn, rolledBack, type MoveNote } from '../registry/moves.ts'
import { entryOf, liveVersions } from '../registry/registry-state.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { LoadWindows } from '../reports/load-windows.ts'
import type { VisitWindows } from '../reports/visit-windows.ts'
import { isBroken, isWorse } from './load-verdict.ts'

export interface AutomaticMovesDeps {
  store: RegistryStore
  windows: LoadWindows
  visits: Pick<VisitWindows, 'forget'>
  log: Log
}

/**
 * Takes a version away from visitors by itself when their browsers tell that it cannot be used: a canary that fails
 * more often than what the others get, and a version for everybody that plainly fails, if there is one before it. One
 * step back and no more: where that version fails as well, or reports are made up, the next step is a person's.
 */
export class AutomaticMoves {
  readonly #deps: AutomaticMovesDeps
  readonly #underWay = new Set<string>()

  constructor(deps: AutomaticMovesDeps) {
    this.#deps = deps
    // What is put live begins with a clean sheet; of what nobody gets any more nothing is kept.
    deps.store.onChange((now, before) => {
      for (const [name, entry] of Object.entries(now.remotes)) {
        const { current, canary } = entry
        const known = before.remotes[name]
        const live = liveVersions(entry)
        const gone = known ? liveVersions(known).filter((version) => !live.includes(version)) : []
        const fresh = [
          ...(known?.current !== current ? [current] : []),
          ...(canary && known?.canary?.version !== canary.version ? [canary.version] : []),
        ]
        for (const version of [...fresh, ...gone])
          for (const told of [deps.windows, deps.visits]) told.forget(name, version)
      }
    })
  }

  /** Looks at a remote after a report of it. */
  look({ remote, version }: Pick<RemoteReport, 'remote' | 'version'>): void {
    const { store, windows } = this.#deps
    const entry = entryOf(store.state, remote)
    if (!entry || this.#underWay.has(remote)) return
    const figures = windows.figures(remote, version)
    if (version === entry.canary?.version && isWorse(figures, windows.figures(remote, entry.current))) {
      void this.#move(remote, figures, (known) => known.canary?.version === version, canaryWithdrawn)
    } else if (
      version === entry.current &&
      entry.previous !== null &&
      !isTakenBackAlready(entry) &&
      isBroken(figures, windows.failingSenders(remote, version))
    ) {
      void this.#move(remote, figures, (known) => known.current === version, rolledBack)
    }
  }

  /** @param stillLive another gateway, or a person, may have moved it meanwhile */
  async #move(
    remote: string,
    { failed, loads }: LoadFigures,
    stillLive: (entry: RemoteEntry) => boolean,
    move: (state: RegistryState, name: string, note: MoveNote) => RegistryState | null,
  ): Promise<void> {
    const { store, log } = this.#deps
    const failures: LoadFailures = { failed, loads }
    const note: MoveNote = { at: new Date(), by: { kind: 'automatic' }, failures }
    this.#underWay.add(remote)
    try {
      await store.change((state) => {
        const entry = state.remotes[remote]
        return (entry && stillLive(entry) && move(state, remote, note)) || state
      })
      log.warn({ remote, ...failures, live: store.state.remotes[remote]?.current }, 'remote taken back by itself')
    } catch (cause) {
      // The next report tries again.
      log.error({ err: cause, remote }, 'remote not taken back')
    } finally {
      this.#underWay.delete(remote)
    }
  }
}

/** Whether nobody has moved it since it went back by itself. */
function isTakenBackAlready({ history }: RemoteEntry): boolean {
  const last = history.at(-1)
  return last?.kind === 'rollback' && last.by?.kind === 'automatic'
}
