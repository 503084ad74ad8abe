import type { Language } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { wait } from '../timers/timers.ts'
import { folderOf } from './builds.ts'
import { fetchLastKnownGood } from './last-known-good.ts'
import { createBuildLoader } from './load-build.ts'
import type { LoadsUnderWay } from './load-progress.ts'
import { abandonPieces, createAddressOf } from './piece-addresses.ts'
import { createPieceDigests, providePieces } from './piece-digests.ts'
import './promised-shares.ts'
import { fetchRegistry } from './registry.ts'
import { createRemoteTexts, type TextStore } from './remote-texts.ts'
import { createRemotes, type Remotes } from './remotes.ts'
import { startReporter } from './reports/start-reporter.ts'
import { remotePlugin } from './runtime-plugin.ts'
import { createRecovery } from './switching/recover-once.ts'

/** A visitor who pressed Retry waits for nothing but the remote: longest wait for the registry, in ms. */
const registryWithinMs = 1_500

export interface StartRemotesDeps {
  /** What readRegistry gave. */
  registry: Registry
  /** What it left out. */
  leftOut: readonly { remote: string; version: string }[]
  /** The page's i18next. */
  texts: TextStore
  /** The language on the screen. */
  language: () => Language
}

/**
 * Brings the registered remotes into reach of the page. Call it in the bootstrap, after React was imported: then the
 * shell's copies are the ones in use and no remote can replace them.
 */
export function startRemotes({ registry, leftOut, texts, language }: StartRemotesDeps): Remotes {
  const { digestOf, add } = createPieceDigests()
  const addressOf = createAddressOf()
  const loads: LoadsUnderWay = new Map()
  const reporter = startReporter()
  providePieces(digestOf, addressOf)
  registerPlugins([remotePlugin({ digestOf, addressOf, loads })])
  const failure = { phase: 'registry', code: 'contract', message: 'left out of the registry' } as const
  for (const build of leftOut) reporter.tell({ build, outcome: 'failed', ms: 0, failure })
  return createRemotes({
    registry,
    loadBuild: createBuildLoader({ registerRemotes, loadRemote: (id) => loadRemote<unknown>(id) }, loads),
    addTexts: createRemoteTexts(texts),
    language,
    fetchLastKnownGood,
    vouchFor: add,
    abandon: (build) => abandonPieces(folderOf(build)),
    readAnew: async (name) =>
      (await fetchRegistry(registryWithinMs))?.remotes.find((remote) => remote.name === name) ?? null,
    recover: createRecovery({
      storage: () => window.localStorage,
      now: Date.now,
      reload: () => window.location.reload(),
    }),
    tell: reporter.tell,
    now: () => performance.now(),
    wait: (ms) => wait(ms),
  })
}
