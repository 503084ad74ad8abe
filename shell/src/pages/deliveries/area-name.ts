import type { TFunction } from '@ensemble/mf-kit'

/** The name of an area for people; an area that the shell has never heard of keeps its own. */
export function areaName(t: TFunction, remote: string): string {
  return t(`deliveries.areas.${remote}`, { defaultValue: remote })
}
