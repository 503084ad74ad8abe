import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { traitFields } from '../../src/data/mission-traits.ts'
import { browseColumns } from '../../src/queries/browse-columns.ts'
import { markWhatIsOver } from '../../src/use-cases/mark-over.ts'
import { inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
let missionId: string
beforeAll(async () => void (service = await startService()))
beforeEach(async () => {
  missionId = await service.mission({ capacity: 1, registrationMode: 'open', waitlistEnabled: false })
})
afterAll(() => service.stop())

const columns: Record<string, string> = {
  type: 'type',
  origin: 'origin',
  mode: 'mode',
  scope: 'scope',
  registrationMode: 'registration_mode',
  domains: 'domains',
  skills: 'skills',
  targetProfileTypes: 'target_profile_types',
  targetCancerTypes: 'target_cancer_types',
  targetTreatmentStages: 'target_treatment_stages',
  requiredVolunteerKinds: 'required_volunteer_kinds',
}

const efforts: Record<string, string> = {
  two_hours: "effort_per = 'total', effort_hours = 2",
  half_day: "effort_per = 'total', effort_hours = 4",
  day: "effort_per = 'total', effort_hours = 8",
  longer: "effort_per = 'total', effort_hours = 9",
  weekly: "effort_per = 'week', effort_hours = 1",
  monthly: "effort_per = 'month', effort_hours = 1",
}

/** What gives a mission one value of a field. */
function given(field: string, value: string): string {
  if (field === 'effortBand') return efforts[value] ?? ''
  if (field === 'energyLevel') return `energy = jsonb_set(energy, '{level}', '${value}')`
  if (field === 'expensesCovered') return 'expenses_covered = true'
  if (field === 'organisationType')
    return `origin = 'external_actor', organisation = '{"name": "A", "type": "${value}"}'`
  const column = columns[field] ?? ''
  const external = column === 'origin' && value === 'external_actor' ? `'{"name": "A"}'::jsonb` : 'null'
  const organisation = column === 'origin' ? `, organisation = ${external}` : ''
  return `${column} = ${browseColumns[field]?.kind === 'enumList' ? `array['${value}']` : `'${value}'`}${organisation}`
}

async function bits(): Promise<{ traits: bigint; sought: bigint }> {
  const { rows } = await service.db.query<{ traits: string; sought: string }>({
    text: 'select traits::text, sought::text from missions where id = $1',
    values: [missionId],
  })
  return { traits: BigInt(rows[0]?.traits ?? 0), sought: BigInt(rows[0]?.sought ?? 0) }
}

const has = async (bit: number) => ((await bits()).traits >> BigInt(bit)) % 2n === 1n

describe('the bits of a mission', () => {
  const fields = Object.entries(traitFields).filter(([field]) => field !== 'hasPlaces')
  it.each(fields)('say each value of %s, as the trigger and the table of fields both know it', async (field, known) => {
    const all = known.values.reduce((sum, _value, index) => sum | (1n << BigInt(known.first + index)), 0n)
    for (const [index, value] of known.values.entries()) {
      await service.db.query({ text: `update missions set ${given(field, value)} where id = $1`, values: [missionId] })
      expect((await bits())[known.mask] & all, value).toBe(1n << BigInt(known.first + index))
    }
  })

  it('never stand for two values', () => {
    for (const mask of ['traits', 'sought']) {
      const taken = Object.values(traitFields)
        .filter((field) => field.mask === mask)
        .flatMap(({ first, values }) => values.map((_value, index) => first + index))
      expect(new Set(taken).size).toBe(taken.length)
      expect(Math.max(...taken)).toBeLessThan(62)
    }
  })

  it('say when the last place is taken, and when one is free again', async () => {
    const member = await service.member()
    expect(await has(1)).toBe(true)
    await service.call('mission.register', { params: { missionId }, body: {} }, member)
    expect([await has(1), await has(2)]).toEqual([false, false])
    const body = { reasonCode: 'not_available' as const }
    await service.call('mission.unregister', { params: { missionId }, body }, member)
    expect([await has(1), await has(2)]).toEqual([true, true])
  })

  it('say that a mission is over once the clock has looked, and no longer when its end is moved', async () => {
    const shown = async () => {
      const { data } = await service.call('mission.list', { query: {} }, referent)
      return data.items.some(({ id }) => id === missionId)
    }
    const end = (at: Date) =>
      service.db.query({ text: 'update missions set end_at = $2 where id = $1', values: [missionId, at] })
    service.time.now = inDays(12)
    // Between two looks the comparison at reading is right as well.
    expect([await shown(), await has(0)]).toEqual([false, true])
    await markWhatIsOver(service.deps)
    expect([await shown(), await has(0), await has(62)]).toEqual([false, false, true])
    await end(inDays(20))
    expect([await shown(), await has(0), await has(62)]).toEqual([true, true, false])
    service.time.now = today
  })
})
