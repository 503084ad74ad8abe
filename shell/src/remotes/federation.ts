import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import type { Federation } from './load-build.ts'
import { ownKit } from './own-kit.ts'

/** Version of each share, by the build (mf-kit/webpack/shell-shares.mjs). */
declare const SHARED_VERSIONS: Record<string, string>

type Load = () => Promise<unknown>

/** What the shell gives to remotes, which carry no copy of it: pieces of its own build, so that all run on one instance. */
const always: Record<string, Load> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  '@ensemble/ui': () => import(/* webpackChunkName: "share-ui" */ '@ensemble/ui'),
  ...(import.meta.webpackHot && { 'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime') }),
}

const kitName = '@ensemble/mf-kit'

/** Fetched with the first page that takes one. */
const later: Record<string, Load> = {
  '@ensemble/ui/data-grid': () => import('@ensemble/ui/data-grid'),
  '@ensemble/ui/rich-editor': () => import('@ensemble/ui/rich-editor'),
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
  const kit = import(/* webpackChunkName: "share-kit" */ '@ensemble/mf-kit')
  const given = Object.entries(always).map(async ([key, load]) => {
    const share = await load()
    return [key, { ...offer(key, names), lib: () => share }] as const
  })
  const promised = Object.entries(later).map(
    ([key, load]) => [key, { ...offer(key, names), get: factoryOf(load) }] as const,
  )
  const shared = await kit
  const kits = names.map((name) => {
    const own = ownKit(shared, name)
    return { ...offer(kitName, [name]), lib: () => own }
  })
  const shell = init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [plugin],
    shared: { ...Object.fromEntries([...(await Promise.all(given)), ...promised]), [kitName]: kits },
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
  const version = SHARED_VERSIONS[key] ?? SHARED_VERSIONS[`${key.split('/', 1)[0]}/`]
  // It always is the shell's: a remote's copy, however new, is not taken in its place.
  return { version, scope, loaded: true, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
}

function factoryOf(load: Load) {
  return async () => {
    const share = await load()
    return () => share
  }
}
