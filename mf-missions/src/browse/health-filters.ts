import type { ProfileType } from '@ensemble/contracts/enumerations'
import type { CancerType, TreatmentStage } from '@ensemble/contracts/health-enumerations'
import { createDrafts } from '@ensemble/mf-kit'

/** Says something about the health of whoever asks for it: never in the address, never stored. */
export interface HealthFilters {
  profiles: ProfileType[]
  cancers: CancerType[]
  stages: TreatmentStage[]
}

export const blankHealthFilters: HealthFilters = { profiles: [], cancers: [], stages: [] }

const kept = createDrafts<HealthFilters>()

/** As long as the tab lives and the person stays the same: they are there again on return from a mission. */
export const healthFilters = {
  get: (): HealthFilters => kept.get('browse') ?? blankHealthFilters,
  keep: (filters: HealthFilters): void => kept.keep('browse', filters),
}

/** Whether the search has to travel in a body. */
export function asksForHealth({ profiles, cancers, stages }: HealthFilters): boolean {
  return profiles.length + cancers.length + stages.length > 0
}
