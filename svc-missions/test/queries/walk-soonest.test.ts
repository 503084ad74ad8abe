import type { Filter } from '@ensemble/contracts/lists'
import { totalCap } from '@ensemble/contracts/total-cap'
import { openDatabase, type Database } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstValues, readersRows } from '../../src/queries/browse-columns.ts'
import { browseCondition } from '../../src/queries/browse-open.ts'
import { openSql } from '../../src/queries/browse-scope.ts'
import { fewOrTagged } from '../../src/queries/few-or-tagged.ts'
import type { WalkSizes } from '../../src/queries/walk-soonest.ts'
import { startService, today, type Service } from '../service.ts'
import { busyMember, fillWithMissions } from './many-missions.ts'

let service: Service
let patient: Database

beforeAll(async () => {
  service = await startService()
  await fillWithMissions({ url: service.url, missions: 6000, at: today })
  patient = openDatabase({ url: service.url, max: 1, statementTimeoutMs: 60_000 })
  await patient.query({ text: 'vacuum (analyze) missions' })
})
afterAll(async () => {
  await patient.close()
  await service.stop()
})

const remote: Filter = { field: 'mode', operator: 'in', value: ['remote'] }
const local: Filter = { field: 'mode', operator: 'in', value: ['on_site', 'mixed'] }
const near: Filter = { field: 'kilometres', operator: 'lte', value: 50 }
const nobody: Filter = { field: 'domains', operator: 'eq', value: 'collection' }

function asked(filters: readonly Filter[]) {
  const actor = { id: busyMember, role: 'member' as const, departmentCode: '69', volunteerKinds: [] }
  const values = firstValues({ at: today, actor })
  return { values, conditions: filters.map((filter) => browseCondition(filter, values)) }
}

const soonest = 'order by start_at, id'

/** All of them, by the conditions alone. */
async function plainly(filters: readonly Filter[]): Promise<string[]> {
  const { values, conditions } = asked(filters)
  const where = [openSql, ...conditions.map(({ sql }) => sql)].join(' and ')
  const { rows } = await patient.query<{ id: string }>({
    text: `with ${readersRows} select m.id from missions m where ${where} ${soonest}`,
    values: values.list,
  })
  return rows.map(({ id }) => id)
}

/** What is counted, and a page. */
async function walked(filters: readonly Filter[], anyThousand: boolean, sizes: WalkSizes) {
  const { values, conditions } = asked(filters)
  const found = fewOrTagged({ conditions, search: null, further: [], anyThousand, values, sizes })
  const page = found.page(
    ({ from, where }) => `select m.id, m.start_at from ${from} where ${where} order by m.start_at, m.id limit 30`,
  )
  const { rows } = await patient.query<{ total: number; id: string | null }>({
    text: `with ${readersRows}, ${found.with} select counted.total, page.id
      from counted left join lateral (select * from (${page}) rows ${soonest} limit 30) page on true order by page.start_at, page.id`,
    values: values.list,
  })
  return { total: rows[0]?.total, ids: rows.flatMap(({ id }) => id ?? []) }
}

test.each([
  ['what is rare', [remote]],
  ['what most have', [local]],
  ['a distance', [local, near]],
  ['a distance beside what is rare', [remote, near]],
  ['what nobody has', [nobody]],
  ['what nobody has at a distance', [nobody, near]],
])('%s is counted and listed as it is, wherever a walk gives up', async (_name, filters) => {
  const open = (await plainly([])).length
  const all = await plainly(filters)
  for (const anyThousand of [false, true]) {
    for (const walk of [1, 30, 1001, open - 1, open, open + 1]) {
      for (const mostTold of [1, Infinity]) {
        const sizes = { sample: 200, frequent: 1, walk, manyTold: 1, longWalk: walk, mostTold: Math.min(mostTold, 1e6) }
        const { total, ids } = await walked(filters, anyThousand, sizes)
        expect({ walk, mostTold, total }).toEqual({ walk, mostTold, total: Math.min(all.length, totalCap + 1) })
        // Of more than a thousand any thousand will do there.
        if (anyThousand && all.length > totalCap) expect(all).toEqual(expect.arrayContaining(ids))
        else expect(ids).toEqual(all.slice(0, 30))
      }
    }
  }
})
