import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Actor } from './access.ts'
import type { MissionContent } from './mission-content.ts'

/**
 * Who may make a mission of this origin in this place: a referent one of their own department, of the committee or of
 * an external actor.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE
 */
export function requireMayPlace(actor: Actor, content: Pick<MissionContent, 'origin' | 'departmentCode'>): void {
  const reach = reachOf('mission.create', actor.role)
  if (reach === 'no') refuse('FORBIDDEN')
  if (reach !== 'department') return
  if (content.origin === 'headquarters_services') refuse('FORBIDDEN')
  if (content.departmentCode === null || content.departmentCode !== actor.departmentCode) refuse('OUT_OF_SCOPE')
}
