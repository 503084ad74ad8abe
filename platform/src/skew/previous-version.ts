import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { unlessStamped } from '../files/stamp.ts'
import { defaultDataDir } from '../paths.ts'
import type { Records } from '../process/records.ts'
import { RunFailed } from '../process/run.ts'
import { remotes, services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { runBuild } from '../start/front-ends.ts'
import { bundleOf } from '../start/programs.ts'
import { bundle } from '../supervisor/bundle.ts'
import type { Progress } from '../terminal/steps.ts'
import { installPackages } from './installed-packages.ts'
import { layOut, type Commit } from './previous-commit.ts'

/** Another version of the whole repository, built. */
export interface PreviousVersion {
  commit: Commit
  /** Its root. */
  tree: string
}

/** Where versions are kept, so that the second run builds nothing. */
const versions = join(defaultDataDir, 'skew', 'versions')

/**
 * Builds the shell, the remotes and the services of a commit by that commit's own build.
 *
 * @throws Failure with the builder's last words
 */
export async function buildPrevious(
  commit: Commit,
  settings: Settings,
  records: Records,
  progress: Progress,
): Promise<PreviousVersion> {
  const tree = join(versions, commit.id.slice(0, 12))
  const log = `${tree}.log`
  const done: string[] = []
  await unlessStamped(`${tree}.complete`, commit.id, async () => {
    await rm(tree, { recursive: true, force: true })
    await mkdir(tree, { recursive: true })
    progress('its files')
    await layOut(commit.id, tree)
    progress('its packages')
    await installPackages(tree, log, records)
    const waiting = ['shell', ...remotes]
    const lane = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        progress(`building ${name}`)
        await build(tree, name, log, records)
        done.push(name)
      }
    }
    await Promise.all([lane(), lane()])
  })
  for (const { name } of services) {
    const { folder, ...rest } = previousBundle(settings, tree, name)
    if (await bundle({ folder, ...rest })) done.push(name)
  }
  progress(done.length === 0 ? 'built before' : `built ${done.join(', ')}`)
  return { commit, tree }
}

/** A service of the other version, made as ours are, inside its own tree, where it finds its packages. */
export function previousBundle(settings: Settings, tree: string, name: string) {
  return { ...bundleOf(settings, name), folder: join(tree, '.data', 'build', name), tree }
}

async function build(tree: string, name: string, log: string, records: Records): Promise<void> {
  try {
    await runBuild(tree, name, log, records)
  } catch (error) {
    if (!(error instanceof RunFailed)) throw error
    throw new Failure(`${name} of the previous version could not be built`, {
      why: error.message,
      advice: `read ${log}, or choose another version: npm run test:skew -- --previous <commit>.`,
      log: error.log,
    })
  }
}
