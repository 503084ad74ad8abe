import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { root } from '../paths.ts'
import type { WatchedBundle } from '../supervisor/bundle.ts'
import type { Supervisor } from '../supervisor/supervisor.ts'
import { seconds } from '../terminal/steps.ts'
import { coalesced } from './coalesced.ts'
import type { FrontEndsServer } from './front-ends-server.ts'
import { watchFolders } from './watched-folders.ts'

/** A program whose sources are followed: folders below the root. */
export interface FollowedProgram {
  name: string
  bundle: WatchedBundle
  sources: readonly string[]
}

export interface FollowDeps {
  supervisor: Pick<Supervisor, 'restart'>
  server: Pick<FrontEndsServer, 'restarting' | 'restarted'>
  say: (line: string) => void
}

/**
 * Starts each program anew when its sources change.
 * @returns what ends it
 */
export function followPrograms(programs: readonly FollowedProgram[], deps: FollowDeps): () => void {
  const ends = programs.map((program) => {
    const folders = program.sources.map((source) => join(root, source, 'src'))
    return watchFolders(
      folders,
      coalesced(() => renew(program, deps)),
    )
  })
  return () => {
    for (const end of ends) end()
  }
}

/** What does not compile or does not start is told, and the next change tries again. */
async function renew({ name, bundle }: FollowedProgram, { supervisor, server, say }: FollowDeps): Promise<void> {
  const begun = Date.now()
  try {
    if (!(await bundle.rebuild())) return
    await server.restarting(name)
    try {
      await supervisor.restart(name)
    } finally {
      await server.restarted(name)
    }
    say(`✓ ${name} runs the change (${seconds(Date.now() - begun)})`)
  } catch (error) {
    say(failureText(error))
  }
}
