import type {
  Audience,
  DeliveredRemote,
  LiveVersion,
  LoggedMove,
  Mover,
  WaitingPromotion,
} from '@ensemble/contracts/deliveries'

/** Whom a canary reaches, in words. */
export function audienceText({ percent, roles }: Audience): string {
  return roles ? `for ${roles.join(', ')}` : `for ${String(percent)} % of visitors`
}

/** What visitors get of a remote, in lines. */
export function statusText({ name, stable, canary, previous }: DeliveredRemote): string {
  const lines = [`${name}  ${liveText(stable)}`]
  if (canary) lines.push(`  canary   ${liveText(canary)}, ${audienceText(canary.audience)}`)
  lines.push(`  before   ${previous ?? 'none: there is nothing to go back to'}`)
  return lines.join('\n')
}

/** Why nobody gets a version yet, and who can change that. */
export function waitingText(name: string, { version, calls }: WaitingPromotion): string {
  const why =
    calls.length === 0
      ? 'each version for everybody needs a second person'
      : `it begins to ask for ${calls.map(({ call }) => call).join(', ')}`
  return `${name} ${version} waits for an admin (page Deliveries): ${why}`
}

/** One move in a line. */
export function moveText({ at, kind, version, from, by, confirmedBy, audience, reason, failures }: LoggedMove): string {
  const parts = [
    at.slice(0, 19).replace('T', ' '),
    kind.padEnd(8),
    version,
    ...(from === null ? [] : [`from ${from}`]),
    ...(audience ? [audienceText(audience)] : []),
    `by ${moverText(by)}`,
    ...(confirmedBy ? ['confirmed by an admin'] : []),
    ...(failures ? [`${String(failures.failed)} of ${String(failures.loads)} loads failed`] : []),
    ...(reason === undefined ? [] : [`"${reason}"`]),
  ]
  return parts.join('  ')
}

function liveText({ version, since, by, builder, figures: { loads, failed, medianMs } }: LiveVersion): string {
  const when = since === null ? '' : ` since ${since.slice(0, 19).replace('T', ' ')}`
  const who = by === null ? '' : ` by ${moverText(by)}`
  const heard =
    loads === 0
      ? 'no loads told yet'
      : `${String(failed)} of the last ${String(loads)} loads failed, half were there within ${String(medianMs ?? '–')} ms`
  const where = builder ? `, built by ${builder}` : ''
  return `${version}${when}${who}${where}: ${heard}`
}

function moverText(by: Mover | null | undefined): string {
  if (!by) return 'unknown'
  if (by.kind === 'automatic') return 'the platform itself'
  return by.kind === 'admin' ? 'an admin' : `the team of ${by.id ?? 'the remote'}`
}
