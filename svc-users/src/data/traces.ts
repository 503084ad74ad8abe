import type { Tx } from '@ensemble/service-kit/database'

/** Rows of a person that nothing else needs, by table: what they did, what was shared, what they would have read. */
const traces: Record<string, string> = {
  activity: 'delete from activity where actor_id = $1',
  summary_lines: 'delete from summary_lines where $1 in (recipient_id, item_id)',
  idempotency: 'delete from idempotency where user_id = $1',
  needs: 'delete from needs where told_by = $1',
  search_matches: 'delete from search_matches where user_id = $1',
  telephone_consents: 'delete from telephone_consents where user_id = $1',
  claim_codes: 'delete from claim_codes where user_id = $1',
  calls_to_make: 'delete from calls_to_make where user_id = $1',
  notifications: 'delete from notifications where about_id = $1',
  // Summaries and letters that pass an account on name others as well, and link to each. Unsent, they still have their
  // words, for 45 days at most; who was to read them finds what waits on the platform.
  outgoing_mail: `delete from outgoing_mail
                  where about_id = $1 or sent_at is null and text like '%' || $1::text || '%'`,
  digests: 'delete from digests where user_id = $1',
  sharing_ends: 'delete from sharing_ends where user_id = $1',
  participations: `update participations set shared_fields = '{}' where user_id = $1 and shared_fields <> '{}'`,
  // What waits to be told, or would be told again to an emptied broker: the fact stays, the name goes.
  outbox: `update outbox set payload = jsonb_set(payload, '{data,displayName}', '"Membre supprimé"')
           where aggregate_id = $1::text and type like 'users.user.%' and payload #> '{data,displayName}' is not null`,
}

/** Removes what somebody left behind. @returns how many rows */
export async function removeTraces(tx: Tx, userId: string): Promise<number> {
  let removed = 0
  for (const [table, text] of Object.entries(traces)) {
    const { rowCount } = await tx.query({ name: `traces-${table}`, text, values: [userId] })
    removed += rowCount
  }
  return removed
}
