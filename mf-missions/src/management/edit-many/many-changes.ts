import type { CallInput } from '@ensemble/mf-kit/calls'
import { instantOf, type LocalMoment } from '../../inputs/local-moment.ts'

export const teams = ['keep', 'beside', 'replace'] as const
export const deadlines = ['keep', 'daysBefore', 'at', 'none'] as const

/** The longest time, in days, that registration can end before a mission begins. */
const mostDaysBefore = 90

/** What is chosen and written in the window. */
export interface ManyChanges {
  team: (typeof teams)[number]
  personId: string
  /** Whoever is put in charge is named as contact too. */
  alsoContact: boolean
  contact: string
  deadline: (typeof deadlines)[number]
  days: string
  moment: LocalMoment
}

export const noChanges: ManyChanges = {
  team: 'keep',
  personId: '',
  alsoContact: true,
  contact: '',
  deadline: 'keep',
  days: '3',
  moment: { day: '', time: '18:00' },
}

type Change = Omit<CallInput<'mission.editMany'>['body'], 'missionIds'>

/**
 * Which fields are wrong or missing.
 * @param timeZone of the clock that the moment is written on
 */
export function faultsOf(
  { team, deadline, days, moment }: ManyChanges,
  person: { id: string } | undefined,
  timeZone: string,
) {
  return {
    person: team !== 'keep' && !person,
    days: deadline === 'daysBefore' && !(daysIn(days) <= mostDaysBefore),
    at: deadline === 'at' && instantOf(moment, timeZone) === null,
  }
}

/**
 * What to send; what is left empty stays as it is in each mission.
 * @param timeZone of the clock that the moment is written on
 */
export function changeOf(
  changes: ManyChanges,
  person: { id: string; displayName: string } | undefined,
  timeZone: string,
): Change {
  const { team, alsoContact, contact } = changes
  const name = person && alsoContact ? person.displayName : contact.trim()
  return {
    ...(person && { managerIds: [person.id] }),
    ...(person && team === 'beside' && { beside: true as const }),
    ...(name && { contactName: name }),
    ...deadlineOf(changes, timeZone),
  }
}

function deadlineOf({ deadline, days, moment }: ManyChanges, timeZone: string): Pick<Change, 'deadline'> {
  if (deadline === 'none') return { deadline: null }
  if (deadline === 'daysBefore' && daysIn(days) <= mostDaysBefore) return { deadline: { daysBefore: daysIn(days) } }
  const at = deadline === 'at' ? instantOf(moment, timeZone) : null
  return at === null ? {} : { deadline: { at } }
}

function daysIn(written: string): number {
  return /^\d{1,2}$/.test(written.trim()) ? Number(written) : Number.NaN
}
