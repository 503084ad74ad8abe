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

const titles = {
  tabs: 'Open tabs',
  gateways: 'One gateway and two',
  missions: 'One svc-missions and two',
  users: 'One svc-users and two',
  articles: 'One svc-articles and two',
  rows: 'A table that grows',
} as const

async function main(): Promise<void> {
  const known = Object.values<string>(titles)
  if (settings.chapter !== '' && !known.includes(settings.chapter))
    throw new Error(`There is no chapter "${settings.chapter}": ${known.join(', ')}.`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'))
  const identity = await startIdentity()
  try {
    await gateways(identity, folder)
    await services(identity, folder)
    await chapter(titles.rows, () => rowsChapter(identity))
  } finally {
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures a chapter, prints it and writes it down, unless another one was asked for. */
async function chapter(title: string, measure: () => Promise<string>): Promise<void> {
  if (!isAsked(title)) return
  const table = await measure()
  console.log(`\n${table}`)
  await writeChapter(title, table, 'scale.md')
}

function isAsked(title: string): boolean {
  return settings.chapter === '' || settings.chapter === title
}

/** What tabs cost one, and two of them beside one. */
async function gateways(identity: Identity, folder: string): Promise<void> {
  if (![titles.tabs, titles.gateways].some(isAsked)) return
  const upstream = await startUpstream()
  // A gateway reads what is there when it begins.
  await makeStreams(Object.values(streams))
  const surroundings = { identity, upstream: upstream.origin }
  const first = await startGateway({ ...surroundings, folder: join(folder, 'first') })
  const second = await startGateway({ ...surroundings, folder: join(folder, 'second') })
  try {
    for (const { origin } of [first, second]) await ready(origin)
    await chapter(titles.tabs, () => tabsChapter(first, identity))
    const asked = { path: '/api/mission/500', idOf: personId }
    await chapter(titles.gateways, () => copiesChapter('gateways', asked, [first, second], identity))
  } finally {
    await Promise.all([first, second, upstream].map((program) => program.stop()))
  }
}

/** Two of each service beside one of it, each with a call that members make. */
async function services(identity: Identity, folder: string): Promise<void> {
  const rows = settings.rows[0] ?? 10_000
  await chapter(titles.missions, async () => {
    const database = await missionsDatabase(rows)
    const asked = { path: '/mission/list?sort=startAt&order=asc', idOf: personId }
    return copiesOf('svc-missions', () => startMissions(database, identity), { identity, asked })
  })
  await chapter(titles.users, async () => {
    const database = await usersDatabase(rows)
    const asked = { path: '/user/me/notifications', idOf: (n: number) => userId(validatedMember(n)) }
    return copiesOf('svc-users', () => startUsers(database, identity, folder), { identity, asked })
  })
  await chapter(titles.articles, async () => {
    const database = await articlesDatabase(rows)
    const asked = { path: '/article/list', idOf: personId }
    return copiesOf('svc-articles', () => startArticles(database, identity, folder), { identity, asked })
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
): Promise<string> {
  const running = [await start(), await start()] as const
  try {
    const programOf = ({ address, pid, stop }: RunningProgram) => ({ origin: address, pids: [pid], stop })
    const [one, other] = running
    return await copiesChapter(name, asked, [programOf(one), programOf(other)], identity)
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
