import type { RegisteredRemote } from '@ensemble/contracts/registry'
import type { RemoteModule } from '@ensemble/contracts/remote'
import type { ComponentType } from 'react'
import { currentBuild, type RemoteBuild } from './builds.ts'
import type { LoadBuild } from './load-build.ts'
import { asFailure, isMissingPiece, type LoadFailure } from './load-failure.ts'
import { type AskFirst, loadPart, type RemotePart } from './load-part.ts'
import { Memory } from './memory.ts'
import type { LoadOutcome } from './reports/load-outcome.ts'

/** A build whose module is in the page, with its texts. */
export interface ServedBuild {
  build: RemoteBuild
  module: RemoteModule
}

export interface OneRemoteDeps {
  loadBuild: LoadBuild
  addTexts: (served: ServedBuild) => Promise<void>
  fetchLastKnownGood: (remote: RegisteredRemote) => Promise<RemoteBuild | null>
  /** Vouches for the files of a build before any of them is asked for. */
  vouchFor: (build: RemoteBuild) => void
  /** Drops what is under way of a build. */
  abandon: (build: RemoteBuild) => void
  /** The remote as the registry has it now; null when that cannot be read. */
  readAnew: (name: string) => Promise<RegisteredRemote | null>
  tell: (outcome: LoadOutcome) => void
  now: () => number
  wait: (ms: number) => Promise<void>
  askFirst: AskFirst
}

/** Before the second try of a load, in ms. */
const pauseMs = 300

/** A page that opens just after its remote failed gets the card at once: it would only fail the same way. */
const failuresForMs = 3_000

/**
 * One remote of this page: current version, a second try, the version before it, and only then a failure. A version
 * is never exchanged while it works; the older one comes in where the current one cannot be loaded at all.
 */
export class OneRemote {
  #known: RegisteredRemote
  /** The version that the page came with. */
  readonly #began: string
  #build: RemoteBuild
  readonly #deps: OneRemoteDeps
  readonly #crashed = new Set<string>()
  /** Versions that ask for another React: asked a second time, their pages come without what they share, and throw. */
  readonly #unfit = new Map<string, LoadFailure>()
  readonly #modules = new Memory<ServedBuild>(0)
  readonly #served = new Memory<ServedBuild>(failuresForMs)
  readonly #parts = new Memory<ComponentType>(failuresForMs)
  #inPage: ServedBuild | null = null

  constructor(registered: RegisteredRemote, deps: OneRemoteDeps) {
    this.#known = registered
    this.#began = registered.version
    this.#build = currentBuild(registered)
    this.#deps = deps
    deps.vouchFor(this.#build)
  }

  /** What of this remote is in the page. */
  get inPage(): ServedBuild | null {
    return this.#inPage
  }

  /** @throws {LoadFailure} */
  load(): Promise<ServedBuild> {
    return this.#served.recall('', () => this.#load())
  }

  /** The code of a page or widget. @throws {LoadFailure} */
  part(part: RemotePart): Promise<ComponentType> {
    return this.#parts.recall(nameOf(part), () => this.#loadPart(part))
  }

  /** A page or widget whose code has come. */
  there(part: RemotePart): ComponentType | undefined {
    return this.#parts.peek(nameOf(part))
  }

  /** What the remote drew threw, or asked for a piece that did not come. */
  crashed(error: unknown): void {
    const failure = asFailure(error, isMissingPiece(error) ? 'chunk' : 'mount')
    if (failure.phase === 'mount') this.#crashed.add(this.#build.version)
    this.#deps.tell({ build: this.#build, outcome: 'failed', ms: 0, failure })
  }

  /**
   * Makes the next load ask for everything anew, as a visitor wants who presses Retry: the registry may name another
   * version by now, and a version that threw gives way to the one before it.
   */
  async renew(): Promise<void> {
    this.#deps.abandon(this.#build)
    this.#known = (await this.#deps.readAnew(this.#known.name)) ?? this.#known
    this.#use(await this.#bestBuild())
    // At the end: a link under the pointer may have asked for the version that is left while this was waiting.
    this.#served.forget()
    this.#parts.forget()
  }

  /** The version that the registry names by now in place of the one that this page came with; null while it is that one. */
  async replacedBy(): Promise<string | null> {
    const now = await this.#deps.readAnew(this.#known.name)
    return now && now.version !== this.#began ? now.version : null
  }

  /** The current version, also after the one before it came in for it; that one only where the current one threw. */
  async #bestBuild(): Promise<RemoteBuild> {
    const current = currentBuild(this.#known)
    if (!this.#crashed.has(current.version)) return current
    const older = await this.#older()
    return older && !this.#crashed.has(older.version) ? older : current
  }

  async #load(): Promise<ServedBuild> {
    const { tell, now, wait } = this.#deps
    const build = this.#build
    const begun = now()
    const ms = () => now() - begun
    const wasThere = this.#inPage?.build.version === build.version
    try {
      const served = await this.#serve(build)
      if (!wasThere) tell({ build, outcome: 'loaded', ms: ms() })
      return served
    } catch (error) {
      let failure = asFailure(error, 'module')
      if (isPassing(failure)) {
        try {
          await wait(pauseMs)
          const served = await this.#serve(build)
          tell({ build, outcome: 'recovered', ms: ms(), failure })
          return served
        } catch (second) {
          failure = asFailure(second, 'module')
        }
      }
      return this.#fallBack(build, failure, ms, (served) => Promise.resolve(served))
    }
  }

  async #loadPart(part: RemotePart): Promise<ComponentType> {
    const begun = this.#deps.now()
    const { build, module } = await this.load()
    try {
      const unfit = this.#unfit.get(build.version)
      if (unfit) throw unfit
      return await loadPart(module, part, this.#deps.askFirst)
    } catch (error) {
      const ms = () => this.#deps.now() - begun
      const failure = asFailure(error, 'chunk')
      if (failure.code === 'share') this.#unfit.set(build.version, failure)
      return this.#fallBack(build, failure, ms, (served) => loadPart(served.module, part, this.#deps.askFirst))
    }
  }

  /** Takes what is wanted from the version before; tells how it ended. @throws {LoadFailure} the first failure */
  async #fallBack<Wanted>(
    build: RemoteBuild,
    failure: LoadFailure,
    ms: () => number,
    take: (served: ServedBuild) => Promise<Wanted>,
  ): Promise<Wanted> {
    const older = await this.#older()
    if (older && older.version !== build.version) {
      try {
        const served = await this.#serve(older)
        const wanted = await take(served)
        this.#use(older)
        this.#served.put('', served)
        this.#deps.tell({ build, outcome: 'recovered', ms: ms(), failure, servedVersion: older.version })
        return wanted
      } catch (error) {
        this.#deps.tell({ build: older, outcome: 'failed', ms: ms(), failure: asFailure(error, 'chunk') })
      }
    }
    this.#deps.tell({ build, outcome: 'failed', ms: ms(), failure })
    throw failure
  }

  #serve(build: RemoteBuild): Promise<ServedBuild> {
    return this.#modules.recall(build.version, async () => {
      const served = { build, module: await this.#deps.loadBuild(build) }
      await this.#deps.addTexts(served)
      this.#inPage = served
      return served
    })
  }

  #use(build: RemoteBuild): void {
    this.#deps.vouchFor(build)
    this.#build = build
  }

  async #older(): Promise<RemoteBuild | null> {
    const older = await this.#deps.fetchLastKnownGood(this.#known)
    if (older) this.#deps.vouchFor(older)
    return older
  }
}

function nameOf({ kind, id }: RemotePart): string {
  return `${kind}/${id}`
}

/** Whether asking again at once may help: a broken line does mend, a build that asks for React 18 does not. */
function isPassing({ code }: LoadFailure): boolean {
  return code === 'status' || code === 'content' || code === 'unreachable'
}
