import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { connectToBroker } from '../broker.ts'
import { spread } from '../events/figures.ts'
import { processorTime } from '../gateway/processor.ts'
import type { Program } from '../gateway/programs.ts'
import type { Identity } from '../identity.ts'
import { settings } from '../settings.ts'
import { OpenTabs } from './open-tabs.ts'

const levels = [100, 1_000, 10_000]
/** As a person with a computer and a phone has. */
const tabsEach = 2
/** Until what was left of the opening is cleared away, in ms. */
const settleMs = 3_000

/** What open tabs cost a gateway, and how soon all of them have heard of a change. @returns a table */
export async function tabsChapter(gateway: Program, identity: Identity): Promise<string> {
  const connection = await connectToBroker()
  const jetstream = connection.jetstream()
  const change = async () => {
    const event = { type: 'missions.mission.changed', subject: randomUUID(), data: {} }
    await jetstream.publish('missions.mission.changed.1', JSON.stringify(event))
  }
  const tabs = new OpenTabs()
  const empty = memoryOf(gateway)
  const rows: string[] = []
  try {
    for (const level of levels) {
      await tabs.open(gateway.origin, tokensFor(level - tabs.count, identity))
      await wait(settleMs)
      const bytes = memoryOf(gateway) - empty
      const times: number[] = []
      const before = processorTime(gateway.pids)
      for (let round = 0; round < settings.rounds; round += 1) {
        const begun = performance.now()
        times.push((await tabs.whenAllHeard(change)) - begun)
      }
      const processor = (processorTime(gateway.pids) - before) / settings.rounds / level
      rows.push(
        `| ${level.toLocaleString('en')} | ${(bytes / 1_048_576).toFixed(0)} | ${(bytes / 1024 / level).toFixed(1)} | ${spread(times, 0)} | ${processor.toFixed(1)} |`,
      )
    }
  } finally {
    tabs.close()
    await connection.close()
  }
  const head = `| open tabs | memory beyond the empty gateway (${(empty / 1_048_576).toFixed(0)} MB), MB | a tab, kB | all have heard after, ms | processor of telling one, µs |`
  return [head, '|--:|--:|--:|--:|--:|', ...rows].join('\n')
}

function tokensFor(count: number, identity: Identity): string[] {
  const people = Math.ceil(count / tabsEach)
  const tokens = Array.from({ length: people }, () =>
    identity.tokenFor({ id: randomUUID(), role: 'member', departmentCode: '75' }),
  )
  return tokens.flatMap((token) => Array<string>(tabsEach).fill(token)).slice(0, count)
}

/** What of the processes lies in memory. @returns bytes */
function memoryOf({ pids }: Program): number {
  return pids.reduce((sum, pid) => {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return sum + Number(kilobytes) * 1024
  }, 0)
}
