import { once } from 'node:events'
import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { root } from '../paths.ts'
import { seconds } from '../terminal/steps.ts'
import { builtRemote } from './built-remote.ts'
import { publish } from './publish.ts'
import type { RegistryClient } from './registry-client.ts'
import { watchBuild, watchSources } from './watched-sources.ts'

/** Editors write a file in several steps, and a build writes many files. */
const quietMs = 150

export interface DevelopInput {
  name: string
  client: RegistryClient
  /** Builds the remote from its sources; absent where somebody else builds it into `dist`. */
  build?: () => Promise<unknown>
  dist?: string | undefined
  hours?: number | undefined
  say: (line: string) => void
}

/**
 * Shows a remote inside the running shell while somebody works on it: each saved change is built and published, and
 * the browsers that opened the link load it. Nobody else gets it. Goes on until it is interrupted.
 *
 * @throws Failure when the first version cannot be built or published; later ones are told, and it goes on
 */
export async function develop({ name, client, build, dist, hours, say }: DevelopInput): Promise<void> {
  async function deliver() {
    await build?.()
    const remote = await builtRemote(name, dist)
    await publish(client, remote)
    // Also for what was published before: a change that was undone is shown like any other.
    const { link, until } = await client.preview(name, remote.version, { hours, follow: true })
    return { version: remote.version, link, until }
  }

  const { link, until, version: first } = await deliver()
  let shown = first
  say(`${name} ${shown} is shown, and what follows, to who opens this link until ${until}:\n${link}`)
  say(`Each change to ${dist ?? `the sources in ${name}`} is built and shown; nobody else gets it. Ctrl-C ends it.`)

  let changed = 0
  let working: Promise<void> = Promise.resolve()
  function note() {
    changed += 1
    const mine = changed
    setTimeout(() => {
      // Only the last of a burst; a change during a build is built after it.
      if (mine === changed) working = working.then(show)
    }, quietMs)
  }
  const stopWatching = dist === undefined ? watchSources(join(root, name), note) : watchBuild(dist, note)
  async function show(): Promise<void> {
    const begun = Date.now()
    try {
      const { version } = await deliver()
      if (version !== shown) say(`${name} ${version} is shown (${seconds(Date.now() - begun)})`)
      shown = version
    } catch (error) {
      say(failureText(error))
    }
  }
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  stopWatching()
  await working
}
