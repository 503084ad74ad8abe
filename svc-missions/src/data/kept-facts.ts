import type { Tx } from '@ensemble/service-kit/database'

/**
 * Takes out of what was told of somebody's participations what a team wrote to them, what they shared, and that they
 * left for their health. The newest fact of each is kept for ever, so the facts stay and keep their contracts.
 * @returns how many facts
 */
export async function erasePerson(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'kept-facts-erase-person',
    // By aggregate: the outbox has an index of those, and none of people.
    text: `update outbox set payload = erased.payload
      from (
        select id, jsonb_set(jsonb_set(jsonb_set(payload #- '{data,message}',
          '{data,texts}', '[]', false),
          '{data,sharedHealthFields}', '[]', false),
          '{data,reasonCode}', coalesce(nullif(payload #> '{data,reasonCode}', '"health_reasons"'), '"other"'), false
        ) as payload
        from outbox
        where aggregate_id in (select mission_id from participants where user_id = $1::uuid)
          and payload #>> '{data,userId}' = $1::text
      ) erased
      where outbox.id = erased.id and outbox.payload <> erased.payload`,
    values: [userId],
  })
  return rowCount
}

/** Names another contact in all that was told of a mission, so that none of it names the one before. */
export async function replaceContact(tx: Tx, missionId: string, contactName: string): Promise<void> {
  await tx.query({
    name: 'kept-facts-replace-contact',
    text: `update outbox set payload = named.payload
      from (
        select id, jsonb_set(jsonb_set(payload,
          '{data,practical,contactName}', to_jsonb($2::text), false),
          '{data,mission,practical,contactName}', to_jsonb($2::text), false) as payload
        from outbox where aggregate_id = $1
      ) named
      where outbox.id = named.id and outbox.payload <> named.payload`,
    values: [missionId, contactName],
  })
}
