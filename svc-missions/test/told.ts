import type { Service } from './service.ts'

type Told = Record<string, unknown> & { type: string }

/** What other teams were told of a mission, in order. */
export async function told(service: Service, missionId: string): Promise<Told[]> {
  const { rows } = await service.db.query<{ type: string; data: Record<string, unknown> }>({
    text: `select type, payload -> 'data' as data from outbox where aggregate_id = $1 order by id`,
    values: [missionId],
  })
  return rows.map(({ type, data }) => ({ ...data, type: type.replace('missions.', '') }))
}

/** The notices alone: kind and people. */
export async function notices(service: Service, missionId: string) {
  const facts = await told(service, missionId)
  return facts.flatMap((fact) => ('kind' in fact && fact.type === 'notice.due' ? [fact] : []))
}

/** What happened last to somebody who asked or was asked: of teams, other facts may come at the same moment. */
export async function lastOfPeople(service: Service, missionId: string): Promise<Told | undefined> {
  return (await told(service, missionId)).findLast(({ type }) => type.startsWith('participant.'))
}
