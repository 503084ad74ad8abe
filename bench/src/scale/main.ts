import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startGateway, startUpstream } from '../gateway/programs.ts'
import { writeChapter } from '../gateway/write-chapter.ts'
import { startIdentity } from '../identity.ts'
import { copiesChapter } from './copies.ts'
import { makeStreams, tabsChapter } from './tabs.ts'

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'))
  const identity = await startIdentity()
  const upstream = await startUpstream()
  await makeStreams()
  const surroundings = { identity, upstream: upstream.origin }
  const first = await startGateway({ ...surroundings, folder: join(folder, 'first') })
  const second = await startGateway({ ...surroundings, folder: join(folder, 'second') })
  try {
    for (const { origin } of [first, second]) await ready(origin)
    const tabs = await tabsChapter(first, identity)
    console.log(`\n${tabs}`)
    await writeChapter('Open tabs', tabs, 'scale.md')
    const copies = await copiesChapter('gateways', [first, second], identity)
    console.log(`\n${copies}`)
    await writeChapter('One gateway and two', copies, 'scale.md')
  } finally {
    await Promise.all([first, second, upstream].map((program) => program.stop()))
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A gateway that lives may not have the keys yet with which it checks tokens. */
async function ready(origin: string): Promise<void> {
  for (let tries = 0; !(await fetch(`${origin}/readyz`)).ok; tries += 1) {
    if (tries > 100) throw new Error(`${origin} is not ready: ${await (await fetch(`${origin}/readyz`)).text()}`)
    await wait(100)
  }
}

await main()
