import { type OwnTables, ownRows } from '@ensemble/service-kit/privacy/own-rows'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'

/** What is kept of a person here. Sealed answers are opened for their owner; see `ownArchive`. */
export const ownTables: OwnTables = {
  users: {
    person: 'id',
    without: [
      'password_hash',
      'version',
      'session_version',
      'approved_by',
      'invited_by',
      'passed_on_by',
      'status_changed_by',
      // Told beside the tables, without who has confirmed.
      'volunteer_standings',
    ],
  },
  account_history: { person: 'user_id', without: ['actor_id'] },
  sessions: { person: 'user_id' },
  inactivity_notices: { person: 'user_id' },
  email_changes: { person: 'user_id', without: ['asked_count', 'asked_since'] },
  sso_identities: { person: 'user_id' },
  consent_records: { person: 'user_id', without: ['text_hash'] },
  // Which employee it was is told on request only (decision 42).
  health_reads: { person: 'subject_id', without: ['reader_id', 'previous_hash', 'hash', 'request_id'] },
  // What somebody of the staff asked about members' health: neither criteria nor answers are kept with it.
  health_searches: { person: 'staff_id' },
  health_questions: { person: 'staff_id' },
  activity: { person: 'actor_id' },
  participations: { person: 'user_id', without: ['version'] },
  sharing_ends: { person: 'user_id' },
  // `said` is the title once more, for other languages.
  notifications: { person: 'user_id', without: ['dedupe_key', 'about_id', 'said'] },
  drafts: { person: 'user_id' },
  comforts: { person: 'user_id' },
  own_tables: { person: 'user_id' },
  outgoing_mail: { person: 'recipient_id', without: ['dedupe_key', 'about_id', 'last_error', 'traceparent'] },
  // Local needs that they told their committee of; their own practical ones are sealed.
  needs: { person: 'told_by' },
  telephone_consents: { person: 'user_id', without: ['noted_by'] },
  claim_codes: { person: 'user_id', without: ['code_hash', 'made_by', 'made_count', 'made_since'] },
  calls_to_make: { person: 'user_id', without: ['dedupe_key'] },
  summary_lines: { person: 'recipient_id', without: ['dedupe_key', 'item_id'] },
  search_matches: { person: 'user_id' },
  digests: { person: 'user_id' },
  blind_draws: { person: 'user_id' },
  countable_members: { person: 'user_id' },
}

/**
 * Everything that svc-users keeps of somebody.
 * @throws Refusal SERVICE_UNAVAILABLE while sealed answers cannot be opened: half a copy would pass for a whole one
 */
export async function ownArchive(deps: Deps, userId: string): Promise<object> {
  const health = await withVault(deps, () => deps.vault.read(deps.db, userId))
  const work = await withVault(deps, () => deps.vault.readWork(deps.db, userId))
  const practicalNeeds = await withVault(deps, () => deps.vault.readNeeds(deps.db, userId))
  const rows = await ownRows(deps.db, ownTables, userId)
  if (rows['users']?.length !== 1) return refuse('ACCOUNT_DELETED')
  const user = await users.find(deps.db, userId)
  const standings = user?.volunteerStandings.map(({ confirmedBy: _staff, ...standing }) => standing)
  return { ...rows, health, practicalNeeds, work, volunteerStandings: standings ?? [] }
}
