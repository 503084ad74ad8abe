import type { Audience, LoadFigures, LoggedMove, Mover, VisitFigures } from '@ensemble/contracts/deliveries'
import type { Language } from '@ensemble/contracts/enumerations'
import type { TFunction } from '@ensemble/mf-kit'
import { areaName } from './area-name.ts'

export function moverWords(t: TFunction, by: Mover | null | undefined): string {
  if (!by) return t('deliveries.by.unknown')
  if (by.kind === 'team') return t('deliveries.by.team', { area: areaName(t, by.id ?? '') })
  return t(`deliveries.by.${by.kind}`)
}

export function audienceWords(t: TFunction, { percent, roles }: Audience): string {
  if (!roles) return t('deliveries.audience.percent', { percent: percent ?? 0 })
  return t('deliveries.audience.roles', { roles: roles.map((role) => t(`deliveries.roles.${role}`)).join(', ') })
}

/** How a version loads in browsers. */
export function figureWords(t: TFunction, { loads, failed, medianMs, p95Ms }: LoadFigures): string {
  if (loads === 0) return t('deliveries.figures.none')
  const rate = t('deliveries.figures.failed', { count: failed, loads, percent: Math.round((failed / loads) * 100) })
  if (medianMs === null || p95Ms === null) return rate
  return `${rate} ${t('deliveries.figures.times', { median: medianMs, slow: p95Ms })}`
}

/** How a page comes to browsers: what three visits of four did not exceed. */
export function visitWords(t: TFunction, { visits, lcpMs, inpMs, cls }: VisitFigures, language: Language): string {
  const number = (value: number, digits: number) => value.toLocaleString(language, { maximumFractionDigits: digits })
  return [
    ...(lcpMs === null ? [] : [t('deliveries.visits.shown', { seconds: number(lcpMs / 1000, 1) })]),
    ...(inpMs === null ? [] : [t('deliveries.visits.answers', { ms: number(inpMs, 0) })]),
    ...(cls === null ? [] : [t('deliveries.visits.shifts', { shift: number(cls, 2) })]),
    t('deliveries.visits.count', { count: visits }),
  ].join(' · ')
}

/** What a move did. */
export function moveWords(t: TFunction, { kind, version, from, audience, remote }: LoggedMove): string {
  const words = { area: areaName(t, remote), version, from: from ?? '' }
  const whom = audience ? audienceWords(t, audience) : ''
  return t(`deliveries.moves.${kind === 'promote' && from === null ? 'first' : kind}`, { ...words, whom })
}
