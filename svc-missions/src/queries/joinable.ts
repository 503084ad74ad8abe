import { registrationOpenSql, takesRegistrationsSql } from './mission-state.ts'
import { bitsSql, hasPlacesSql, valuesSql } from '../data/mission-traits.ts'

/**
 * Whether the button of a mission would give its reader a place, or ask for one: `planRegistration` of the domain for a
 * list, without the waiting line. What the reader has to do with already is nothing new to them. Needs `m`.
 */
export function joinableSql(asker: Asker): string {
  return `(${registrationOpenSql(asker.now)} and ${suitsSql(asker)})`
}

/** The same of a mission that may be browsed: what the indexes of browsing carry tells it. */
export function joinableOpenSql(asker: Asker): string {
  return `(${takesRegistrationsSql(asker.now)} and ${suitsSql(asker)})`
}

/** Whether a team asks the reader to take part, or keeps a place that became free, and awaits the answer. Needs `m`. */
export function proposedSql(reader: string): string {
  return `m.id in (select mine.mission_id from participants mine where mine.user_id = ${reader}
    and mine.origin = 'invitation' and mine.validation_status = 'awaiting_validation' and mine.withdrawn_at is null)`
}

/** Placeholders of the current instant, the reader's id, and what opens reserved missions to the reader. */
export interface Asker {
  now: string
  reader: string
  kinds: string
}

/** The reader's own rows are read once, and not for each mission. */
function suitsSql({ reader, kinds }: Asker): string {
  return `${hasPlacesSql}
    and (not ${valuesSql('requiredVolunteerKinds')} or (m.sought & ${bitsSql('requiredVolunteerKinds', `${kinds}::text[]`)}) <> 0)
    and m.id not in (select mine.mission_id from participants mine where mine.user_id = ${reader})
    and m.id not in (select own.id from missions own where own.creator_id = ${reader} or own.manager_ids @> array[${reader}::uuid])`
}
