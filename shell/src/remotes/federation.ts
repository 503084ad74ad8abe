import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import { loadWithRetry } from '@ensemble/mf-kit'
import type { Federation } from './load-build.ts'
import { ownKit } from './own-kit.ts'

/** Version of each share, by the build (mf-kit/webpack/shell-shares.mjs). */
declare const SHARED_VERSIONS: Record<string, string>

/** Key of each piece of a library, by how it is named here; by the build too. */
declare const SHARED_PIECES: Record<string, string>

type Load = () => Promise<unknown>

/** What the shell gives to remotes, which carry no copy of it: pieces of its own build, so that all run on one instance. */
const always: Record<string, Load> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  ...(import.meta.webpackHot && { 'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime') }),
}

/** The kit, by which a remote asks the API: each remote has its own. Whole for builds from before pieces. */
const kits: Record<string, () => Promise<object>> = {
  '@ensemble/mf-kit': () => import(/* webpackChunkName: "share-mf-kit" */ '@ensemble/mf-kit'),
  '@ensemble/mf-kit/pieces/start': () =>
    import(/* webpackChunkName: "share-mf-kit-pieces-start" */ '@ensemble/mf-kit/pieces/start'),
}

/** Fetched with the first page that takes one; the gateway preloads it by its name. */
const later: Record<string, Load> = {
  '@ensemble/mf-kit/pieces/forms': () =>
    import(/* webpackChunkName: "share-mf-kit-pieces-forms" */ '@ensemble/mf-kit/pieces/forms'),
  '@ensemble/mf-kit/pieces/writing': () =>
    import(/* webpackChunkName: "share-mf-kit-pieces-writing" */ '@ensemble/mf-kit/pieces/writing'),
  '@ensemble/ui': () => import(/* webpackChunkName: "share-ui" */ '@ensemble/ui'),
  '@ensemble/ui/pieces/forms': () =>
    import(/* webpackChunkName: "share-ui-pieces-forms" */ '@ensemble/ui/pieces/forms'),
  '@ensemble/ui/pieces/icons': () =>
    import(/* webpackChunkName: "share-ui-pieces-icons" */ '@ensemble/ui/pieces/icons'),
  '@ensemble/ui/pieces/more': () => import(/* webpackChunkName: "share-ui-pieces-more" */ '@ensemble/ui/pieces/more'),
  '@ensemble/ui/pieces/search': () =>
    import(/* webpackChunkName: "share-ui-pieces-search" */ '@ensemble/ui/pieces/search'),
  '@ensemble/ui/pieces/start': () =>
    import(/* webpackChunkName: "share-ui-pieces-start" */ '@ensemble/ui/pieces/start'),
  '@ensemble/ui/pieces/tabs': () => import(/* webpackChunkName: "share-ui-pieces-tabs" */ '@ensemble/ui/pieces/tabs'),
  '@ensemble/ui/pieces/windows': () =>
    import(/* webpackChunkName: "share-ui-pieces-windows" */ '@ensemble/ui/pieces/windows'),
  '@ensemble/ui/data-grid': () => import(/* webpackChunkName: "share-ui-data-grid" */ '@ensemble/ui/data-grid'),
  '@ensemble/ui/rich-editor': () => import(/* webpackChunkName: "share-ui-rich-editor" */ '@ensemble/ui/rich-editor'),
}

/**
 * Starts the federation runtime of this page, and fetches what every remote takes. `loaded-first`, so that a remote's
 * copy of a share never replaces the shell's. Each remote has a scope of its own: the kit that lies there asks the API
 * in its name, all else is the same for everybody.
 * @param names of the remotes
 * @throws when a piece of the shell cannot be fetched
 */
export async function startFederation(plugin: ModuleFederationRuntimePlugin, names: string[]): Promise<Federation> {
  giveRuntime()
  const given = Object.entries(always).map(async ([key, load]) => {
    const share = await load()
    return [key, { ...offer(key, names), lib: () => share }] as const
  })
  const promised = Object.entries(later).map(
    ([key, load]) => [key, { ...offer(key, names), get: factoryOf(load) }] as const,
  )
  const own = Object.entries(kits).map(([key, load]) => {
    const get = (name: string) => factoryOf(async () => ownKit(await load(), name))
    return [key, names.map((name) => ({ ...offer(key, [name]), get: get(name) }))] as const
  })
  const shell = init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [plugin],
    shared: Object.fromEntries(
      [...(await Promise.all(given)), ...promised, ...own].map(([key, share]) => [SHARED_PIECES[key] ?? key, share]),
    ),
  })
  return {
    registerRemotes: (remotes) => shell.registerRemotes(remotes),
    loadRemote: (id) => shell.loadRemote<unknown>(id),
  }
}

/** The core of the runtime, under the name by which the builds of remotes look for it. */
function giveRuntime() {
  const name = '_FEDERATION_RUNTIME_CORE'
  if (!Object.hasOwn(globalThis, name)) Object.defineProperty(globalThis, name, { value: runtimeCore })
}

function offer(key: string, scope: string[]) {
  const library = key.replace(/\/pieces\/.*/, '')
  const version = SHARED_VERSIONS[library] ?? SHARED_VERSIONS[`${library.split('/', 1)[0]}/`]
  // It always is the shell's: a remote's copy, however new, is not taken in its place.
  return { version, scope, loaded: true, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
}

function factoryOf(load: Load) {
  return async () => {
    const share = await loadWithRetry(load)
    return () => share
  }
}
