import type { Language } from '@ensemble/contracts/enumerations'
import type { RegisteredRemote, Registry } from '@ensemble/contracts/registry'
import type { RemoteModule } from '@ensemble/contracts/remote'
import { prepareLaterTexts } from '@ensemble/mf-kit'
import type { ComponentType } from 'react'
import { LoadFailure } from './load-failure.ts'
import type { RemotePart } from './load-part.ts'
import { OneRemote, type OneRemoteDeps, type ServedBuild } from './one-remote.ts'
import type { AddRemoteTexts } from './remote-texts.ts'

export interface RemotesDeps extends Omit<OneRemoteDeps, 'addTexts'> {
  /** Loads the page anew for a version, once; whether it does. */
  recover: (remote: string, version: string) => boolean
  registry: Registry
  addTexts: AddRemoteTexts
  language: () => Language
}

/** The remotes of this page. */
export interface Remotes {
  registry: Registry
  /** A remote's module, loaded once, with its texts in the language on the screen. */
  load: (name: string) => Promise<RemoteModule>
  /** The code of one of its pages or widgets. */
  part: (part: RemotePart) => Promise<ComponentType>
  /** The same, if it has come. */
  there: (part: RemotePart) => ComponentType | undefined
  /** Forgets what failed of a remote, so that the next load asks for everything anew. Never rejects. */
  renew: (name: string) => Promise<void>
  /**
   * A page could not be loaded: where the registry names another version by now, this tab is older than the files
   * that are kept, and is loaded anew, once. Whether it is. Never rejects.
   */
  recover: (part: RemotePart) => Promise<boolean>
  /** Notes that a page or widget threw while it was shown. */
  crashed: (part: RemotePart, error: unknown) => void
  /** Brings the texts of the remotes in the page, before the language on the screen changes. Never rejects. */
  prepareLanguage: (language: Language) => Promise<void>
}

/** Knows the remotes of the registry; none of their code is loaded yet. */
export function createRemotes({ registry, addTexts, language, recover, ...deps }: RemotesDeps): Remotes {
  /** The language that the page is about to be in; null before the first change. */
  let next: Language | null = null
  const bringTexts = async ({ build, module }: ServedBuild, wanted: Language) => {
    try {
      await addTexts({ remote: build.remote, version: build.version, module }, wanted)
    } catch (error) {
      throw new LoadFailure('texts', 'unreachable', String(error))
    }
  }
  /** A change of language that begins meanwhile does not find the remote in the page: it comes in both. */
  const addFirstTexts = async (served: ServedBuild) => {
    const shown = language()
    await bringTexts(served, shown)
    if (next !== null && next !== shown) await bringTexts(served, next).catch(() => undefined)
  }
  const each = (remote: RegisteredRemote) =>
    [remote.name, new OneRemote(remote, { ...deps, addTexts: addFirstTexts })] as const
  const known = new Map(registry.remotes.map(each))

  async function find(name: string): Promise<OneRemote> {
    const remote = known.get(name)
    if (!remote) throw new LoadFailure('registry', 'missing', `${name} is not in the registry`)
    return remote
  }
  return {
    registry,
    load: async (name) => (await (await find(name)).load()).module,
    part: async (part) => (await find(part.remote)).part(part),
    there: (part) => known.get(part.remote)?.there(part),
    renew: async (name) => known.get(name)?.renew(),
    recover: async ({ remote, kind }) => {
      // A widget stands on a page where somebody may be writing.
      const version = kind === 'routes' ? await known.get(remote)?.replacedBy() : null
      return version ? recover(remote, version) : false
    },
    crashed: (part, error) => known.get(part.remote)?.crashed(error),
    prepareLanguage: async (wanted) => {
      next = wanted
      const inPage = [...known.values()].flatMap((remote) => remote.inPage ?? [])
      await Promise.allSettled([...inPage.map((served) => bringTexts(served, wanted)), prepareLaterTexts(wanted)])
    },
  }
}
