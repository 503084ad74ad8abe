import { type Language } from '@ensemble/contracts/enumerations'
import { type Registry } from '@ensemble/contracts/registry'
import { type RemoteModule } from '@ensemble/contracts/remote'
import { isRecord } from '../api/is-record.ts'
import { isRemoteModule } from './is-remote-module.ts'
import { addRemoteTexts, type TextStore } from './remote-texts.ts'

/** The part of the federation runtime that brings remotes into the page. */
export interface Federation {
  registerRemotes: (remotes: { name: string; entry: string }[], options?: { force?: boolean }) => void
  loadRemote: (id: string) => Promise<unknown>
}

export interface RemotesDeps {
  registry: Registry
  federation: Federation
  texts: TextStore
  language: () => Language
}

/** The remotes of this page. */
export interface Remotes {
  registry: Registry
  /** A remote's module, loaded once, with its texts in the language on the screen. A failure is forgotten at once. */
  load: (name: string) => Promise<RemoteModule>
  /** How often loading this remote has failed. */
  failures: (name: string) => number
  /** Brings the texts of the remotes in the page, before the language on the screen changes. Never rejects. */
  prepareLanguage: (language: Language) => Promise<void>
}

/** Longest wait for a remote as a whole, in ms: manifest, entry, module and texts. */
const remoteWithinMs = 12_000

/** Registers the remotes with the federation runtime; none of their code is loaded yet. */
export function createRemotes({ registry, federation, texts, language }: RemotesDeps): Remotes {
  const loading = new Map<string, Promise<RemoteModule>>()
  const modules = new Map<string, RemoteModule>()
  const failures = new Map<string, number>()
  federation.registerRemotes(registry.remotes.map(({ name, manifest }) => ({ name, entry: manifest })))

  async function loadOnce(name: string): Promise<RemoteModule> {
    const exposed = modules.get(name) ?? (await loadModule(federation, name))
    modules.set(name, exposed)
    await addRemoteTexts(texts, name, exposed, language())
    return exposed
  }

  /** Makes the runtime forget what it holds of a remote that failed; a new address passes every cache. */
  function forget(name: string): void {
    loading.delete(name)
    const count = (failures.get(name) ?? 0) + 1
    failures.set(name, count)
    const entry = registry.remotes.find((remote) => remote.name === name)?.manifest
    if (entry && !modules.has(name)) {
      federation.registerRemotes([{ name, entry: `${entry}?retry=${count}` }], { force: true })
    }
  }

  return {
    registry,
    load: (name) => {
      const known = loading.get(name)
      if (known) return known
      const attempt = within(remoteWithinMs, loadOnce(name), name)
      loading.set(name, attempt)
      attempt.catch(() => forget(name))
      return attempt
    },
    failures: (name) => failures.get(name) ?? 0,
    prepareLanguage: async (next) => {
      const present = [...modules].map(([name, module]) => addRemoteTexts(texts, name, module, next))
      await Promise.allSettled(present)
    },
  }
}

async function loadModule(federation: Federation, name: string): Promise<RemoteModule> {
  const loaded = await loadExposed(federation, `${name}/remote`)
  const exposed = isRecord(loaded) ? loaded.default : undefined
  if (!isRemoteModule(exposed)) throw new Error(`${name}: ./remote is not what the contract asks for`)
  return exposed
}

/**
 * A file that the page preloaded while it was gone is not asked for when it is first needed: the browser hands out the
 * failure that it has kept. It does so once, so a second attempt really asks.
 */
async function loadExposed(federation: Federation, id: string): Promise<unknown> {
  try {
    return await federation.loadRemote(id)
  } catch (error) {
    if (error instanceof Error && error.name === 'ChunkLoadError') return federation.loadRemote(id)
    throw error
  }
}

function within<Result>(milliseconds: number, work: Promise<Result>, name: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name}: not loaded within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
