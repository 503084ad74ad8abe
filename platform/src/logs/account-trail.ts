import Type from 'typebox'
import { Check } from 'typebox/value'
import { plain, type LogLine } from './log-line.ts'

const Ids = Type.Array(Type.String())
const Target = Type.Record(Type.String(), Type.String())

/** What an account did, as far as the logs that are left know it: what one asks after a break-in (RGPD 33). */
export interface AccountTrail {
  /** Instants of the first and the last line. */
  from: string
  until: string
  /** From where: the keyed name of the network, equal for equal ones; both are empty in lines of before these fields. */
  signIns: { at: string; device: string; network: string }[]
  /** How often each route was asked, and how often of that refused. */
  calls: Map<string, { asked: number; refused: number }>
  /** Accounts that were read, changed or written to. */
  people: string[]
  /** Missions that were changed, or whose people were read; who they are, svc-missions knows. */
  missions: string[]
  /** Lists that were taken along as a file. */
  files: { at: string; act: string; rows: number }[]
  /** What was changed. */
  acts: { at: string; act: string; people: string[] }[]
}

/**
 * @param lines of all programs, in the order of their time
 * @param accountId whose acts
 * @returns nothing where no line names the account
 */
export function accountTrail(lines: readonly LogLine[], accountId: string): AccountTrail | undefined {
  const own = lines.filter(({ userId }) => userId === accountId)
  const [first, last] = [own.at(0), own.at(-1)]
  if (!first || !last) return undefined
  const seen = own.map((line) => ({ line, people: peopleOf(line) }))
  return {
    from: first.time,
    until: last.time,
    signIns: own
      .filter(({ msg }) => msg === 'signed in')
      .map(({ time, device, network }) => ({ at: time, device: wordsOf(device), network: wordsOf(network) })),
    calls: callsOf(own),
    people: [...new Set(seen.flatMap(({ people }) => people))].filter((id) => id !== accountId && id !== 'me'),
    missions: [...new Set(own.flatMap((line) => targetOf(line)['missionId'] ?? []))],
    files: own.flatMap(({ time, act, rows }) =>
      typeof act === 'string' && typeof rows === 'number' ? [{ at: time, act, rows }] : [],
    ),
    acts: seen.flatMap(({ line: { time, act, rows }, people }) =>
      typeof act === 'string' && rows === undefined ? [{ at: time, act, people }] : [],
    ),
  }
}

/** The gateway and the service each write a line of a call: the service's counts, for it names whom it was about. */
function callsOf(lines: readonly LogLine[]): AccountTrail['calls'] {
  const calls: AccountTrail['calls'] = new Map()
  for (const { name, msg, method, route, status } of lines) {
    if (msg !== 'request' || name === 'gateway' || typeof status !== 'number') continue
    const key = `${String(method)} ${String(route)}`
    const { asked, refused } = calls.get(key) ?? { asked: 0, refused: 0 }
    calls.set(key, { asked: asked + 1, refused: refused + (status >= 400 ? 1 : 0) })
  }
  return calls
}

function targetOf({ target }: LogLine): Record<string, string> {
  return Check(Target, target) ? target : {}
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function peopleOf(line: LogLine): string[] {
  const { users, accountId, recipient } = line
  const named = [targetOf(line)['userId'], accountId, recipient].filter((id) => typeof id === 'string')
  return [...named, ...(Check(Ids, users) ? users : [])]
}

/** The trail for people: first what has to be said to whom, then what was asked. */
export function readableTrail(accountId: string, trail: AccountTrail): string {
  const { from, until, signIns, calls, people, missions, files, acts } = trail
  const asked = [...calls].sort(([, one], [, other]) => other.asked - one.asked)
  const section = (title: string, lines: readonly string[]) => [
    `${title}: ${String(lines.length)}`,
    ...lines.map((line) => `  ${line}`),
  ]
  return [
    `Account ${accountId}, ${shortTime(from)} to ${shortTime(until)} (UTC)`,
    ...section('People read, changed or written to', people),
    ...section('Missions changed, or their people read', missions),
    ...section(
      'Lists taken as a file',
      files.map(({ at, act, rows }) => `${shortTime(at)}  ${act}  ${String(rows)} rows`),
    ),
    ...section(
      'Changes',
      acts.map(({ at, act, people: ids }) => [shortTime(at), act, ...ids].join('  ')),
    ),
    ...section(
      'Sign-ins',
      signIns.map(({ at, device, network }) =>
        [shortTime(at), device || 'unknown device', ...(network ? [`network ${network}`] : [])].join('  '),
      ),
    ),
    ...section(
      'Calls',
      asked.map(
        ([call, { asked: times, refused }]) =>
          `${String(times)} × ${call}${refused ? `, ${String(refused)} refused` : ''}`,
      ),
    ),
  ]
    .map(plain)
    .join('\n')
}

function shortTime(instant: string): string {
  return instant.slice(0, 19).replace('T', ' ')
}
