import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Federation } from './load-build.ts'

/** Version of each share, by the build (mf-kit/webpack/shell-shares.mjs). */
declare const SHARED_VERSIONS: Record<string, string>

type Load = () => Promise<unknown>

/** What the shell gives to remotes, which carry no copy of it: pieces of its own build, so that all run on one instance. */
const always: Record<string, Load> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  '@ensemble/mf-kit': () => import(/* webpackChunkName: "share-kit" */ '@ensemble/mf-kit'),
  '@ensemble/ui': () => import(/* webpackChunkName: "share-ui" */ '@ensemble/ui'),
  ...(import.meta.webpackHot && { 'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime') }),
}

/** Fetched with the first page that takes one. */
const later: Record<string, Load> = {
  '@ensemble/ui/data-grid': () => import('@ensemble/ui/data-grid'),
  '@ensemble/ui/rich-editor': () => import('@ensemble/ui/rich-editor'),
}

/**
 * Starts the federation runtime of this page, and fetches what every remote takes. `loaded-first`, so that a remote's
 * copy of a share never replaces the shell's.
 * @throws when a piece of the shell cannot be fetched
 */
export async function startFederation(plugin: ModuleFederationRuntimePlugin): Promise<Federation> {
  const given = Object.entries(always).map(async ([key, load]) => {
    const share = await load()
    return [key, { ...offer(key), lib: () => share }] as const
  })
  const promised = Object.entries(later).map(([key, load]) => [key, { ...offer(key), get: factoryOf(load) }] as const)
  const shell = init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [plugin],
    shared: Object.fromEntries([...(await Promise.all(given)), ...promised]),
  })
  return {
    registerRemotes: (remotes) => shell.registerRemotes(remotes),
    loadRemote: (id) => shell.loadRemote<unknown>(id),
  }
}

function offer(key: string) {
  const version = SHARED_VERSIONS[key] ?? SHARED_VERSIONS[`${key.split('/', 1)[0]}/`]
  // It always is the shell's: a remote's copy, however new, is not taken in its place.
  return { version, scope: 'default', loaded: true, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
}

function factoryOf(load: Load) {
  return async () => {
    const share = await load()
    return () => share
  }
}
