import type { CancerType } from '@ensemble/contracts/health-enumerations'
import { createDrafts } from '@ensemble/mf-kit'

const kept = createDrafts<CancerType[]>()
const none: CancerType[] = []

/** As long as the tab lives and the person stays the same: the choice is there again on return from an article. */
export const cancerTypesKept = {
  get: (): CancerType[] => kept.get('resources') ?? none,
  keep: (types: CancerType[]): void => kept.keep('resources', types),
}
