import { registrationOpenSql, takesRegistrationsSql } from './mission-state.ts'
import { ownSql } from './in-reach.ts'
import { bitsSql, hasPlacesSql, valuesSql } from '../data/mission-traits.ts'

/**
 * Whether the button of a mission would give its reader a place, or ask for one: `planRegistration` of the domain for a
 * list, without the waiting line. What the reader has to do with already is nothing new to them. Needs `m` and `ownMissionsSql`.
 */
export function joinableSql(asker: Asker): string {
  return `(${registrationOpenSql(asker.now)} and ${suitsSql(asker)})`
}

/** The same of a mission that may be browsed: what the indexes of browsing carry tells it. */
export function joinableOpenSql(asker: Asker): string {
  return `(${takesRegistrationsSql(asker.now)} and ${suitsSql(asker)})`
}

/**
 * What the reader has to do with, as parts of the WITH of a statement: read once, however often it is asked about. The
 * missions that they take part in, with whether a team awaits their answer, because it asks them to take part or keeps a
 * place that became free; and those that they run.
 * @param reader placeholder of their id @param staff the same, null for a member
 */
export function ownMissionsSql(reader: string, staff: string): string {
  return `mine as materialized (select mission_id, origin = 'invitation' and validation_status = 'awaiting_validation'
      and withdrawn_at is null as proposed from participants where user_id = ${reader}),
    own as materialized (select m.id from missions m where ${ownSql(staff)})`
}

/** Whether a team awaits the reader's answer. Needs `m` and `ownMissionsSql`. */
export const proposedSql = 'm.id in (select mission_id from mine where proposed)'

/** Placeholders of the current instant, and of what opens reserved missions to the reader. */
export interface Asker {
  now: string
  kinds: string
}

function suitsSql({ kinds }: Asker): string {
  return `${hasPlacesSql}
    and (not ${valuesSql('requiredVolunteerKinds')} or (m.sought & ${bitsSql('requiredVolunteerKinds', `${kinds}::text[]`)}) <> 0)
    and m.id not in (select mission_id from mine) and m.id not in (select id from own)`
}
