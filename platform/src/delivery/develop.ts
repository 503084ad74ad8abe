import { once } from 'node:events'
import { coalesced } from '../development/coalesced.ts'
import { failureText } from '../failure.ts'
import { seconds } from '../terminal/steps.ts'
import { builtRemote } from './built-remote.ts'
import { publish } from './publish.ts'
import type { RegistryClient } from './registry-client.ts'
import type { FollowBuilds } from './followed-builds.ts'

export interface DevelopInput {
  name: string
  client: RegistryClient
  /** Where the builds lie. */
  dist: string
  /** What makes them, or sees them made. */
  follow: FollowBuilds
  hours?: number | undefined
  say: (line: string) => void
}

/**
 * Shows a remote inside the running shell while somebody works on it: each build is published, and the browsers that
 * opened the link load it. Nobody else gets it. Goes on until it is interrupted.
 *
 * @throws Failure when the first version cannot be built or published; later ones are told, and it goes on
 */
export async function develop({ name, client, dist, follow, hours, say }: DevelopInput): Promise<void> {
  async function deliver() {
    const remote = await builtRemote(name, dist)
    await publish(client, remote)
    // Also for what was published before: a change that was undone is shown like any other.
    const { link, until } = await client.preview(name, remote.version, { hours, follow: true })
    return { version: remote.version, link, until }
  }

  const builds = follow(coalesced(show), say)
  let shown: string | undefined
  async function show(): Promise<void> {
    // What is built meanwhile is in the first delivery.
    if (shown === undefined) return
    const begun = Date.now()
    try {
      const { version } = await deliver()
      if (version !== shown) say(`${name} ${version} is shown (${seconds(Date.now() - begun)})`)
      shown = version
    } catch (error) {
      say(failureText(error))
    }
  }

  try {
    await builds.first
    const { link, until, version } = await deliver()
    shown = version
    say(`${name} ${version} is shown, and what follows, to who opens this link until ${until}:\n${link}`)
    say('Each change is built and shown; nobody else gets it. Ctrl-C ends it.')
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  } finally {
    builds.end()
  }
}
