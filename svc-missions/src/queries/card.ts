import type { MissionCard } from '@ensemble/contracts/missions/http'
import { selectList } from '@ensemble/service-kit/table'
import { effortSql, missions } from '../data/mission-table.ts'
import { ownSql } from './in-reach.ts'
import type { Asker } from './joinable.ts'
import { matchReasonsSql, matchScoreSql, sharedSql } from './match.ts'
import { displayStatusSql, placesLeftSql, registrationOpenSql, registrationOverSql } from './mission-state.ts'
import { hasPlacesSql, takesSql } from '../data/mission-traits.ts'

/** An instant as the contract writes it, whatever the zone of the server. */
export function instantSql(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Columns of a card, named as the contract names them. Needs `m`, `s`, `p` (the reader's participation). */
export function cardColumns(now: string): string {
  return `${sharedColumns(now)}, ${selectList({ myParticipation: myParticipationSql })}`
}

/** Those that say nothing of the reader. */
export function sharedColumns(now: string): string {
  return selectList({
    ...plainColumns,
    startAt: instantSql('m.start_at'),
    endAt: instantSql('m.end_at'),
    registrationDeadline: instantSql('m.registration_deadline'),
    effort: effortSql,
    placesLeft: placesLeftSql,
    displayStatus: displayStatusSql(now),
    registrationOpen: registrationOpenSql(now),
  } satisfies Record<
    Exclude<keyof MissionCard, 'organisation' | 'match' | 'distanceKm' | 'barrier' | 'myParticipation'>,
    string
  >)
}

const plainColumns = missions
  .pick(
    'id',
    'title',
    'summary',
    'coverKey',
    'coverAlt',
    'type',
    'origin',
    'domains',
    'mode',
    'scope',
    'departmentCode',
    'city',
    'energy',
  )
  .columns('m')

export const organisationNameSql = `case when m.organisation is null then null
  else json_build_object('name', m.organisation ->> 'name') end as organisation`

export const matchSql = `json_build_object('score', ${matchScoreSql}, 'reasons', ${matchReasonsSql},
  'domains', ${sharedSql('m.domains', 'me.interest_domains')}, 'skills', ${sharedSql('m.skills', 'me.skills')}) as match`

interface Reader extends Asker {
  /** Their id, where they are of the staff. */
  staff: string
}

/** How far a mission is from the reader, and why registering is not open to them. Needs `ways`. */
export function readersColumns(asker: Reader): string {
  return selectList({
    distanceKm: '(select case when way.told then way.km end from ways way where way.commune_id = m.commune_id)',
    barrier: barrierSql(asker),
  } satisfies Partial<Record<keyof MissionCard, string>>)
}

/** In the words of the contract; the reader's own part first. */
function barrierSql({ now, staff, kinds }: Reader): string {
  return `case
    when ${ownSql(staff)} then 'own'
    when p.user_id is not null and p.withdrawn_at is null then 'taking_part'
    when m.closed_at is not null or ${registrationOverSql(now)} then 'registration_closed'
    when m.required_volunteer_kinds <> '{}' and not m.required_volunteer_kinds && ${kinds}::text[] then 'reserved'
    when ${hasPlacesSql} then null
    when ${takesSql} then 'waiting_list'
    else 'full' end`
}

export const awaitedFromSql = `case
  when p.validation_status <> 'awaiting_validation' or p.withdrawn_at is not null or p.waitlist_position is not null then 'none'
  when p.origin = 'invitation' then 'member' else 'staff' end`

/** As `isPlaceOffered` says (domain/participant.ts). Needs `p`. */
export const placeOfferedSql = `(p.origin = 'invitation' and p.invited_at is null and not p.blind)`

/**
 * How far somebody is from a place: the first in line is 1, whoever has left it before. The number that is stored only
 * keeps the order. Needs `p`.
 */
export const rankInLineSql = `case when p.waitlist_position is not null then (select count(*)::int from participants line
  where line.mission_id = p.mission_id and line.waitlist_position <= p.waitlist_position) end`

const myParticipationSql = `case when p.user_id is null then null else json_build_object(
  'validationStatus', p.validation_status, 'awaitedFrom', ${awaitedFromSql}, 'origin', p.origin,
  'waitlistPosition', ${rankInLineSql}, 'withdrawnAt', ${instantSql('p.withdrawn_at')},
  'invitationExpiresAt', ${instantSql('p.invitation_expires_at')}, 'newDateAnswer', p.new_date_answer,
  'placeOffered', ${placeOfferedSql}, 'rejectedBy', p.rejected_by) end`

/** Tables that a card is read from. @param me placeholder of the reader's id */
export function cardTables(me: string): string {
  return `missions m join mission_seats s on s.mission_id = m.id
    left join participants p on p.mission_id = m.id and p.user_id = ${me}`
}
