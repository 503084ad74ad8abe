import type { MissionType } from '@ensemble/contracts/enumerations'
import type { Overlap } from '@ensemble/contracts/missions/http'
import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import type { Workspace } from '@ensemble/contracts/missions/workspace'

/** What tells when somebody who takes part in a mission is taken up by it. */
export interface TimedMission {
  type: MissionType
  startAt: string
  endAt: string | null
  workspace?: Pick<Workspace, 'sessions' | 'nextMeetingAt'> | null | undefined
}

/** A mission in which somebody has a place, or has asked for one. */
export interface HeldMission extends TimedMission {
  missionId: string
  title: string
  confirmed: boolean
}

/** Once that somebody is taken up, in milliseconds. */
interface BusyTime {
  from: number
  until: number
  /** Whether anybody said until when. */
  ends: boolean
}

const hourMs = 3_600_000

/** As in a calendar, what is not longer than this fills the time from its beginning to its end. */
const fullMs = 24 * hourMs

/** What has no sessions fills its time up to this; longer than that, people come and go. */
const longestMs = 3 * fullMs

/** A session that says no end takes this long at least. */
const unsaidMs = hourMs

/**
 * When somebody who takes part in a mission is taken up by it from now on, in order and apart: its sessions, and the
 * mission itself where it is short. An answer to a questionnaire is given when one likes, and a group without an end
 * takes up its sessions alone.
 */
function busyTimes({ type, startAt, endAt, workspace }: TimedMission, now: Date): BusyTime[] {
  if (type === 'studies_and_surveys') return []
  const sessions = sessionsOf(workspace).map((session) => busyTime(session.startAt, session.endAt))
  const whole = endAt === null ? [] : [busyTime(startAt, endAt)]
  const longest = sessions.length > 0 ? fullMs : longestMs
  return apart(
    [...whole.filter(({ from, until }) => until - from <= longest), ...sessions].filter(
      ({ until }) => until > now.getTime(),
    ),
  )
}

/** Those of some times that share a moment with one of the others; both in order and apart. */
function clashes(times: readonly BusyTime[], others: readonly BusyTime[]): BusyTime[] {
  let at = 0
  return times.filter(({ from, until }) => {
    while (at < others.length && (others[at]?.until ?? 0) <= from) at++
    return (others[at]?.from ?? Infinity) < until
  })
}

/** What is in the way of a mission, the soonest first: each with its first date that is, and how many more are. */
export function overlapsWith(mission: TimedMission, held: readonly HeldMission[], now: Date): Overlap[] {
  const times = busyTimes(mission, now)
  if (times.length === 0) return []
  return held
    .flatMap(({ missionId, title, confirmed, ...other }): Overlap[] => {
      const when = saidOf(clashes(busyTimes(other, now), times))
      return when ? [{ missionId, title, ...when, confirmed }] : []
    })
    .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))
}

/** Times as a contract says them. */
function saidOf([first, ...more]: readonly BusyTime[]): Omit<Overlap, 'missionId' | 'title' | 'confirmed'> | undefined {
  if (!first) return undefined
  return {
    startAt: new Date(first.from).toISOString(),
    endAt: new Date(first.until).toISOString(),
    ...(!first.ends && { openEnded: true }),
    ...(more.length > 0 && { more: more.length }),
  }
}

function busyTime(startAt: string, endAt: string | null): BusyTime {
  const from = Date.parse(startAt)
  return { from, until: endAt === null ? from + unsaidMs : Date.parse(endAt), ends: endAt !== null }
}

/** In order; what runs into one another is once. */
function apart(times: readonly BusyTime[]): BusyTime[] {
  const found: BusyTime[] = []
  for (const time of times.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (!last || time.from >= last.until) found.push(time)
    else if (time.until > last.until) found[found.length - 1] = { ...time, from: last.from }
  }
  return found
}
