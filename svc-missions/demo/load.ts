import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { DemoData, type DemoUser } from '@ensemble/contracts/demo'
import { connectBus } from '@ensemble/service-kit/bus'
import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase, type Database } from '@ensemble/service-kit/database'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { createLog } from '@ensemble/service-kit/log'
import Value from 'typebox/value'
import { Config } from '../src/config.ts'
import { limitsOf } from '../src/deps.ts'
import { membersConsumer } from '../src/events/subscriptions.ts'
import { showsOf } from './plan.ts'
import { jobsOf } from '../src/jobs.ts'
import { AnswerVault } from '../src/vault/answer-vault.ts'
import { createStage, type Stage } from './stage.ts'
import { stageMission, type Troupe } from './stage-mission.ts'

const atOnce = 6
const longestWaitMs = 60_000

/**
 * Loads the demonstration missions through our own use cases, with a moved clock. Once: a second load finds missions
 * and does nothing.
 */
async function main(): Promise<void> {
  const { DEMO_FILE, DEMO, NODE_ENV } = process.env
  if (DEMO !== '1' || NODE_ENV === 'production') throw new Error('Demonstration data are for npm start only (DEMO=1).')
  if (!DEMO_FILE) throw new Error('DEMO_FILE must name the file of demonstration data.')
  const data: unknown = JSON.parse(await readFile(DEMO_FILE, 'utf8'))
  if (!Value.Check(DemoData, data)) throw new Error('DEMO_FILE does not hold demonstration data of this version.')
  const config = readConfig(Config, process.env)
  const db = openDatabase({ url: config.DATABASE_URL, max: atOnce + 2 })
  const keysDb = openDatabase({ url: config.ANSWER_KEYS_DATABASE_URL || config.DATABASE_URL })
  try {
    if (await holdsMissions(db)) return console.log('missions are there already')
    await followUsers(db, config.NATS_URL, data.users)
    const kept = { vault: new AnswerVault(config.ANSWER_KEYS_FILE, keysDb), ...limitsOf(config) }
    await stageAll(createStage(db, new Date(), kept), data)
  } finally {
    await db.close()
    await keysDb.close()
  }
}

async function holdsMissions(db: Database): Promise<boolean> {
  const { rowCount } = await db.query({ text: 'select 1 from missions limit 1' })
  return rowCount > 0
}

/** Invitations and volunteer kinds need the members' copy: helps to build it, and waits until everybody is in it. */
async function followUsers(db: Database, url: string, users: readonly DemoUser[]): Promise<void> {
  const log = createLog({ name: 'svc-missions demo', level: 'error' })
  // Under the name of the service: the broker lets its user hear answers under no other.
  const bus = await connectBus({ url, name: 'svc-missions', log })
  const consumers = startConsumers([membersConsumer], { db, bus, log })
  try {
    const until = Date.now() + longestWaitMs
    const ids = users.filter(({ status }) => status !== 'deleted').map(({ id }) => id)
    for (let known = await countKnown(db, ids); known < ids.length; known = await countKnown(db, ids)) {
      if (Date.now() > until) throw new Error(`Only ${known} of ${ids.length} users arrived: is svc-users running?`)
      console.log(`users known: ${known} of ${ids.length}`)
      await wait(250)
    }
  } finally {
    for (const consumer of consumers) await consumer.stop()
    await bus.close()
  }
}

async function countKnown(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ known: number }>({
    text: 'select count(*)::int as known from members_v1 where id = any($1::uuid[])',
    values: [ids],
  })
  return rows[0]?.known ?? 0
}

async function stageAll(stage: Stage, data: DemoData): Promise<void> {
  const troupe = troupeOf(data)
  const waiting = [...data.missions.entries()]
  let staged = 0
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, mission] = next
      await stageMission(stage, mission, showsOf(index, mission), troupe)
      staged += 1
      if (staged % 40 === 0) console.log(`missions: ${staged} of ${data.missions.length}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  // What the clock would tell of at once counts as told: nobody is mailed about demonstration data.
  for (const job of jobsOf(stage.at(stage.today))) await job.run()
}

function troupeOf({ users, organisations }: DemoData): Troupe {
  const account = (email: string) => {
    const found = users.find((user) => user.email === email)
    if (!found) throw new Error(`The demonstration data do not name ${email}.`)
    return found
  }
  return {
    users: new Map(users.map((user) => [user.id, user])),
    organisations: new Map(organisations.map((organisation) => [organisation.key, organisation])),
    admin: account('admin@example.org'),
    national: account('siege@example.org'),
    member: account('membre@example.org'),
    caregiver: account('aidante@example.org'),
    members: users.filter(
      ({ role, status, account: printed }) => role === 'member' && status === 'validated' && !printed,
    ),
  }
}

await main()
