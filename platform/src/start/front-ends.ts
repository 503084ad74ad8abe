import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { lockedPackagesHash } from '../files/locked-packages.ts'
import { isStamped, readStamp, unlessStamped, writeStamp } from '../files/stamp.ts'
import { treeHash } from '../files/tree-hash.ts'
import { defaultDataDir, root } from '../paths.ts'
import type { Records } from '../process/records.ts'
import { run, RunFailed } from '../process/run.ts'
import { remotes } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import type { Progress } from '../terminal/steps.ts'

/** Builds what has changed, two at a time: that is as many as a small machine can do at once. */
export async function buildFrontEnds(settings: Settings, records: Records, progress: Progress): Promise<void> {
  const waiting = ['shell', ...remotes]
  const built: string[] = []
  const inWork = new Set<string>()
  async function lane(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      inWork.add(name)
      progress(`building ${[...inWork].join(', ')}`)
      if (await buildFrontEnd(name, dataPaths(settings.dataDir).logs, records)) built.push(name)
      inWork.delete(name)
    }
  }
  await Promise.all([lane(), lane()])
  progress(built.length === 0 ? 'unchanged' : `built ${built.join(', ')}`)
}

/** Where browsers get the shell and the remotes from. */
export interface FrontEnds {
  /** @returns the folder of the shell that the gateway serves */
  prepare(progress: Progress): Promise<string>
  /** Puts the remotes into the registry of the gateway that runs. */
  register(progress: Progress): Promise<void>
}

/** Runs the build of one front end of a tree. @throws RunFailed with the builder's last words */
export async function runBuild(tree: string, name: string, log: string, records?: Records): Promise<void> {
  const cwd = join(tree, name)
  const script = join(cwd, 'build.mjs')
  const build = { name: `build of ${name}`, command: process.execPath, args: [script], cwd, env: process.env }
  await run({ ...build, log, mark: script }, records)
}

/**
 * Builds a front end (shell or remote) unless its dist was built from these very sources.
 * The stamps lie beside the dist folders' own checkout, not in the data: a test run uses the same builds.
 *
 * @param name the front end's folder
 * @returns whether it was built now
 * @throws Failure with the builder's last words
 */
export async function buildFrontEnd(name: string, logsDir: string, records?: Records): Promise<boolean> {
  const hash = await sourcesHash(name)
  const stamp = stampOf(name)
  const log = join(logsDir, `build-${name}.log`)
  if (await isStamped(stamp, `${hash} ${await distHash(name)}`)) return false
  try {
    await runBuild(root, name, log, records)
    await writeStamp(stamp, `${hash} ${await distHash(name)}`)
    return true
  } catch (error) {
    if (!(error instanceof RunFailed)) throw error
    throw new Failure(`${name} could not be built`, {
      why: error.message,
      advice: `mend what the lines below name; the whole output is in ${log}.`,
      log: error.log,
    })
  }
}

/**
 * A copy of the built shell for this platform to serve: a later build replaces `shell/dist` under a running platform,
 * and visitors would lose the files that their page still needs. It is called after what was built, which is not what
 * the sources are by now where somebody saved one meanwhile.
 *
 * @returns the folder of the copy
 */
export async function shellCopy(
  folder: string,
  { dist, stamp } = { dist: join(root, 'shell', 'dist'), stamp: stampOf('shell') },
): Promise<string> {
  const name = (await readStamp(stamp)).slice(0, 12)
  const copy = join(folder, name)
  await unlessStamped(join(folder, `${name}.complete`), name, async () => {
    await rm(copy, { recursive: true, force: true })
    await cp(dist, copy, { recursive: true })
  })
  for (const other of await readdir(folder)) {
    if (!other.startsWith(name)) await rm(join(folder, other), { recursive: true, force: true })
  }
  return copy
}

/** What a front end is made of: its folder, what is compiled into it, and the packages it was compiled with. */
async function sourcesHash(name: string): Promise<string> {
  // A remote asks for the pieces of the design library by what they have, and the shell has them compiled in.
  const ui = name === 'shell' ? 'packages/ui' : 'packages/ui/src/pieces'
  const sources = [name, ui, 'packages/contracts', 'packages/mf-kit']
  return (await Promise.all([treeHash(root, sources), lockedPackagesHash(root, [name])])).join('-')
}

/** What tells that the dist is the one of the stamp: it may have been built by hand from other sources since. */
function distHash(name: string): Promise<string> {
  return treeHash(root, [`${name}/dist/remote.json`, `${name}/dist/index.html`])
}

function stampOf(name: string): string {
  return join(defaultDataDir, 'build', 'front-ends', name)
}
