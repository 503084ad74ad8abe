import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { settled, stateOf } from '../development/settled.ts'
import { Failure } from '../failure.ts'
import { root } from '../paths.ts'

/** The builds of a remote, one after the other. */
interface Builds {
  /** @throws Failure when the first one fails */
  first: Promise<void>
  end(): void
}

/**
 * @param built is called for each build after the first
 * @param say tells of a build that fails
 */
export type FollowBuilds = (built: () => void, say: (line: string) => void) => Builds

const Built = Type.Object({ built: Type.String() })
const Failed = Type.Object({ failed: Type.String() })

/** Builds a remote whenever its sources change: in one process, so that only what has changed is done again. */
export function buildsOf(name: string, dist: string): FollowBuilds {
  const script = join(root, 'packages/mf-kit/webpack/development/watch-remote.mjs')
  return (built, say) => {
    const child = spawn(process.execPath, [script, join(root, name), dist], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const first = new Promise<void>((resolve, reject) => {
      let wasFirst = true
      const fail = (why: string) => {
        const failure = new Failure(`${name} could not be built`, { why, advice: 'mend what is named.' })
        reject(failure)
        if (!wasFirst) say(`✗ ${failure.message}\n  Why: ${why}`)
      }
      child.on('message', (message) => {
        if (Check(Failed, message)) fail(message.failed)
        if (!Check(Built, message)) return
        resolve()
        if (!wasFirst) built()
        wasFirst = false
      })
      child.once('error', (error) => fail(error.message))
      child.once('exit', () => fail('its builder has ended'))
    })
    const end = () => {
      child.removeAllListeners('exit')
      child.kill()
    }
    return { first, end }
  }
}

/** Between two looks at what another tool makes, in ms: far below the two seconds in which it is to be shown. */
const lookMs = 250

/**
 * The builds that another tool makes. They are looked at, since a system may tell nobody of what is written late into a
 * file: what was half there when it was told of would be delivered, refused, and never looked at again.
 */
export function buildsIn(dist: string): FollowBuilds {
  return (built) => {
    const stop = new AbortController()
    const { signal } = stop
    const begun = stateOf(dist)
    void (async () => {
      let before = await begun
      for (;;) {
        await wait(lookMs, undefined, { signal }).catch(() => undefined)
        if (signal.aborted) return
        if ((await stateOf(dist)) === before) continue
        await settled(() => stateOf(dist))
        before = await stateOf(dist)
        built()
      }
    })()
    return { first: begun.then(() => undefined), end: () => stop.abort() }
  }
}
