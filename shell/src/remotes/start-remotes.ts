import type { Language } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { loadWithRetry } from '@ensemble/mf-kit'
import { wait } from '../timers/timers.ts'
import { folderOf } from './builds.ts'
import type { DeclaredCalls } from './declared-calls.ts'
import { fetchLastKnownGood } from './last-known-good.ts'
import { createBuildLoader } from './load-build.ts'
import type { AskFirst } from './load-part.ts'
import type { LoadsUnderWay } from './load-progress.ts'
import { abandonPieces, createAddressOf } from './piece-addresses.ts'
import { createPieceDigests, providePieces } from './piece-digests.ts'
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
  /** What each of them may ask of the API. */
  declared: DeclaredCalls
  /** The page's i18next. */
  texts: TextStore
  /** The language on the screen. */
  language: () => Language
  askFirst: AskFirst
}

/**
 * Brings the registered remotes into reach of the page. The federation runtime comes with the first of them.
 */
export function startRemotes({ registry, leftOut, declared, texts, language, askFirst }: StartRemotesDeps): Remotes {
  const { digestOf, add } = createPieceDigests()
  const addressOf = createAddressOf()
  const loads: LoadsUnderWay = new Map()
  const reporter = startReporter(registry)
  providePieces(digestOf, addressOf)
  const federation = async () => {
    const { startFederation } = await loadWithRetry(
      () => import(/* webpackChunkName: "federation" */ './federation.ts'),
    )
    return startFederation(
      remotePlugin({ digestOf, addressOf, loads }),
      registry.remotes.map(({ name }) => name),
    )
  }
  const failure = { phase: 'registry', code: 'contract', message: 'left out of the registry' } as const
  for (const build of leftOut) reporter.tell({ build, outcome: 'failed', ms: 0, failure })
  return createRemotes({
    registry,
    loadBuild: createBuildLoader(federation, loads),
    addTexts: createRemoteTexts(texts),
    language,
    fetchLastKnownGood,
    vouchFor: (build) => {
      add(build)
      declared.use(build)
    },
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
    askFirst,
  })
}
