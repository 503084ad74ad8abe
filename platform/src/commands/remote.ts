import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtRemote } from '../delivery/built-remote.ts'
import { currentVersion, publish } from '../delivery/publish.ts'
import { registryClient } from '../delivery/registry-client.ts'
import { deliveryTarget } from '../delivery/target.ts'
import { Failure, failureText } from '../failure.ts'
import { defaultDataDir } from '../paths.ts'
import { dataPaths } from '../settings.ts'
import { buildFrontEnd } from '../start/front-ends.ts'

const usage = 'npm run remote -- build|publish|promote|rollback|status <remote> [version] [--dist <folder>]'

const actions = ['build', 'publish', 'promote', 'rollback', 'status'] as const
type Action = (typeof actions)[number]

/**
 * The delivery command line of the teams; beside a running `npm start`, address and key are found by themselves.
 * `--dist` names a build that lies elsewhere than in the remote's own folder.
 */
export async function main(args: string[]): Promise<number> {
  try {
    const { positionals, values } = parseArgs({ args, options: { dist: { type: 'string' } }, allowPositionals: true })
    const [action, name = '', version] = positionals
    const known = actions.find((candidate) => candidate === action)
    if (!known || !/^mf-[a-z][a-z0-9-]+$/.test(name)) {
      throw new Failure('This is not a delivery command', {
        why: `the words are: ${usage}`,
        advice: 'for example npm run remote -- publish mf-missions.',
      })
    }
    const dist = values.dist === undefined ? undefined : resolve(values.dist)
    console.log(await deliver(known, name, { version, dist }))
    return 0
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}

interface Choice {
  version: string | undefined
  dist: string | undefined
}

async function deliver(action: Action, name: string, { version, dist }: Choice): Promise<string> {
  if (action === 'build') {
    const built = await buildFrontEnd(name, dataPaths(dataDir()).logs)
    return `${name} ${(await builtRemote(name)).version}: ${built ? 'built' : 'unchanged, not built again'}`
  }
  const { origin, key } = deliveryTarget(dataDir(), name, process.env)
  const client = registryClient(origin, key)
  switch (action) {
    case 'publish': {
      const remote = await builtRemote(name, dist)
      const sent = await publish(client, remote)
      if (!sent) return `${name} ${remote.version} is what visitors get already: not published again`
      return `${name} ${remote.version} is published; npm run remote -- promote ${name} makes it what visitors get`
    }
    case 'promote': {
      const wanted = version ?? (await builtRemote(name, dist)).version
      if ((await currentVersion(client, name)) === wanted) return `${name} ${wanted} is what visitors get already`
      await client.promote(name, wanted)
      return `${name} ${wanted} is what visitors get now`
    }
    case 'rollback':
      await client.rollBack(name)
      return `${name} is back at ${String(await currentVersion(client, name))}`
    case 'status': {
      const { revision, remotes } = await client.registry()
      const remote = remotes.find((candidate) => candidate.name === name)
      if (!remote) return `${name} is not in the registry of ${origin}`
      const before = remote.lastKnownGood ? `, before: ${remote.lastKnownGood.version}` : ''
      return `${name} ${remote.version}${before} (registry revision ${String(revision)}, ${origin})`
    }
  }
}

/** ENSEMBLE_DATA: the data folder of another run, such as that of a test. */
function dataDir(): string {
  const given = process.env['ENSEMBLE_DATA']
  return given ? join(given) : defaultDataDir
}
