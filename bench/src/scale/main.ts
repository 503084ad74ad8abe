import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startGateway, startUpstream } from '../gateway/programs.ts'
import { writeChapter } from '../gateway/write-chapter.ts'
import { type Identity, startIdentity } from '../identity.ts'
import { startMissions } from '../missions-service.ts'
import type { RunningProgram } from '../service-process.ts'
import { settings } from '../settings.ts'
import { copiesChapter } from './copies.ts'
import { missionsDatabase, rowsChapter } from './rows.ts'
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
    const copies = await copiesChapter('gateways', '/api/mission/500', [first, second], identity)
    console.log(`\n${copies}`)
    await writeChapter('One gateway and two', copies, 'scale.md')
    await services(identity)
    const rows = await rowsChapter(identity)
    console.log(`\n${rows}`)
    await writeChapter('A table that grows', rows, 'scale.md')
  } finally {
    await Promise.all([first, second, upstream].map((program) => program.stop()))
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The three services differ in what they ask their database, and in nothing that two of them would share. */
async function services(identity: Identity): Promise<void> {
  const databaseUrl = await missionsDatabase(settings.rows[0] ?? 10_000)
  const running = [await startMissions(databaseUrl, identity), await startMissions(databaseUrl, identity)] as const
  try {
    const programOf = ({ address, pid, stop }: RunningProgram) => ({ origin: address, pids: [pid], stop })
    const [one, other] = running
    const path = '/mission/list?sort=startAt&order=asc'
    const copies = await copiesChapter('svc-missions', path, [programOf(one), programOf(other)], identity)
    console.log(`\n${copies}`)
    await writeChapter('One svc-missions and two', copies, 'scale.md')
  } finally {
    await Promise.all(running.map((program) => program.stop()))
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
