import { knownAreas } from '@ensemble/contracts/delivery-areas'
import type { TFunction } from '@ensemble/mf-kit'

/** What people call an area. */
export function areaName(t: TFunction<'mf-users'>, area: string): string {
  const known = knownAreas.find((each) => each === area)
  return known ? t(`deliveryAreas.names.${known}`) : area
}
