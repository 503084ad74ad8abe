import type { TFunction } from '@ensemble/mf-kit'

/** Areas that are always there; a fourth one is written by its name. */
export const knownAreas = ['mf-missions', 'mf-articles', 'mf-users'] as const

/** What people call an area. */
export function areaName(t: TFunction<'mf-users'>, area: string): string {
  const known = knownAreas.find((each) => each === area)
  return known ? t(`deliveryAreas.names.${known}`) : area
}
