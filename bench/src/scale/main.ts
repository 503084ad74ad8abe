import { streams } from '@ensemble/contracts/events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { articlesDatabase, startArticles } from '../articles/articles-service.ts'
import { makeStreams } from '../broker.ts'
import { startGateway, startUpstream } from '../gateway/programs.ts'
import { writeChapter } from '../gateway/write-chapter.ts'
import { type Identity, startIdentity } from '../identity.ts'
import { personId } from '../load-missions.ts'
import { startMissions } from '../missions-service.ts'
import type { RunningProgram } from '../service-process.ts'
import { settings } from '../settings.ts'
import { userId } from '../users/load-users.ts'
import { startUsers, usersDatabase } from '../users/users-service.ts'
import { copiesChapter } from './copies.ts'
import { missionsDatabase, rowsChapter } from './rows.ts'
import { tabsChapter } from './tabs.ts'

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'))
  const identity = await startIdentity()
  const upstream = await startUpstream()
  // A gateway reads what is there when it begins.
  await makeStreams(Object.values(streams))
  const surroundings = { identity, upstream: upstream.origin }
  const first = await startGateway({ ...surroundings, folder: join(folder, 'first') })
  const second = await startGateway({ ...surroundings, folder: join(folder, 'second') })
  try {
    for (const { origin } of [first, second]) await ready(origin)
    const tabs = await tabsChapter(first, identity)
    console.log(`\n${tabs}`)
    await writeChapter('Open tabs', tabs, 'scale.md')
    const copies = await copiesChapter(
      'gateways',
      { path: '/api/mission/500', idOf: personId },
      [first, second],
      identity,
    )
    console.log(`\n${copies}`)
    await writeChapter('One gateway and two', copies, 'scale.md')
    await services(identity, folder)
    const rows = await rowsChapter(identity)
    console.log(`\n${rows}`)
    await writeChapter('A table that grows', rows, 'scale.md')
  } finally {
    await Promise.all([first, second, upstream].map((program) => program.stop()))
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two of each service beside one of it, each with a call that members make. */
async function services(identity: Identity, folder: string): Promise<void> {
  const rows = settings.rows[0] ?? 10_000
  const ofMissions = await missionsDatabase(rows)
  await copiesOf('svc-missions', () => startMissions(ofMissions, identity), {
    identity,
    asked: { path: '/mission/list?sort=startAt&order=asc', idOf: personId },
  })
  const ofUsers = await usersDatabase(rows)
  await copiesOf('svc-users', () => startUsers(ofUsers, identity, folder), {
    identity,
    asked: { path: '/user/me/notifications', idOf: (n) => userId(validatedMember(n)) },
  })
  const ofArticles = await articlesDatabase(rows)
  await copiesOf('svc-articles', () => startArticles(ofArticles, identity, folder), {
    identity,
    asked: { path: '/article/list', idOf: personId },
  })
}

/** No loaded account whose number ends in 4 or 9 is one of the staff, waits, is suspended or deleted. */
function validatedMember(n: number): number {
  return n * 5 + 4
}

async function copiesOf(
  name: string,
  start: () => Promise<RunningProgram>,
  { identity, asked }: { identity: Identity; asked: Parameters<typeof copiesChapter>[1] },
): Promise<void> {
  const running = [await start(), await start()] as const
  try {
    const programOf = ({ address, pid, stop }: RunningProgram) => ({ origin: address, pids: [pid], stop })
    const [one, other] = running
    const copies = await copiesChapter(name, asked, [programOf(one), programOf(other)], identity)
    console.log(`\n${copies}`)
    await writeChapter(`One ${name} and two`, copies, 'scale.md')
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
