import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { Failure } from '../failure.ts'
import { root } from '../paths.ts'
import { portVariable, type Settings } from '../settings.ts'
import { tiers, type Program } from '../supervisor/program.ts'
import { developmentPaths } from './development-settings.ts'

/** A remote as the development server describes it for the registry. */
const DescribedRemote = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** The text of its remote.json. */
  descriptor: Type.String(),
  /** The files to publish beside it, as text by path. */
  files: Type.Record(Type.String(), Type.String()),
})
type DescribedRemote = Static<typeof DescribedRemote>

const DescribedRemotes = Type.Array(DescribedRemote)
const Refusal = Type.Object({ message: Type.String() })

/** The development server of the front ends, as the platform speaks with it. */
export interface FrontEndsServer {
  program: Program
  /** The remotes that it answers for, by their folders. */
  folders: readonly string[]
  /** @throws Failure when a remote declares what the contracts do not allow */
  remotes(): Promise<DescribedRemote[]>
  /** Open tabs wait for a program that is started anew, and ask for what is on the screen again. */
  restarting(name: string): Promise<void>
  restarted(name: string): Promise<void>
}

/** Every area in the tree, one that was begun a minute ago too. */
function remoteFolders(): string[] {
  return readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.config.ts')))
}

/** @param key what its control calls must show */
export function frontEndsServer(settings: Settings, key: string): FrontEndsServer {
  const port = settings.frontEndsPort ?? 0
  const folders = remoteFolders()
  const script = join(root, 'packages/mf-kit/webpack/development/serve.mjs')
  const call = (method: string, path: string) =>
    fetch(`http://127.0.0.1:${String(port)}/__development/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
    })
  async function remotes(): Promise<DescribedRemote[]> {
    const content: unknown = await (await call('GET', 'remotes')).json()
    if (Check(DescribedRemotes, content)) return content
    throw new Failure('The remotes cannot be put into the registry', {
      why: Check(Refusal, content) ? content.message : JSON.stringify(content),
      advice: 'mend the remote.config.ts that is named.',
    })
  }
  return {
    program: {
      name: 'front-ends',
      command: process.execPath,
      args: ['--enable-source-maps', script],
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        // The federation would list the pieces of hot updates among those that a page fetches first.
        NODE_ENV: 'development',
        PORT: String(port),
        HOST: settings.env['HOST'] ?? '127.0.0.1',
        GATEWAY_URL: `http://127.0.0.1:${String(settings.ports.gateway)}`,
        SHELL_DIR: developmentPaths(settings.dataDir).shell,
        REMOTES: folders.join(','),
        CONTROL_KEY: key,
      },
      mark: script,
      ports: [{ port, variable: portVariable('gateway') }],
      ready: () => isListening(call),
      readyWithin: 300_000,
      signal: 'SIGTERM',
      stopWithin: 3000,
      tier: tiers.edge,
    },
    folders,
    remotes,
    restarting: async (name) => void (await call('PUT', `restarting/${name}`)),
    restarted: async (name) => void (await call('DELETE', `restarting/${name}`)),
  }
}

async function isListening(call: (method: string, path: string) => Promise<Response>): Promise<boolean> {
  return call('GET', '').then(
    () => true,
    () => false,
  )
}
