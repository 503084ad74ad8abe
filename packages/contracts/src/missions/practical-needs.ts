import { clockIn } from '../zone-clock.ts'
import { zoneOf } from '../zones.ts'

/** What somebody needs in order to take part, whatever the reason. */
export const practicalNeeds = [
  'sitting',
  'breaks',
  'camera_off',
  'companion',
  'no_travel',
  'mornings',
  'afternoons',
] as const
export type PracticalNeed = (typeof practicalNeeds)[number]

/** What a mission says of itself that answers a need. */
export interface Eases {
  mode: string
  startAt: string
  departmentCode: string | null
  energy: { canSit: boolean; breaks: boolean; cameraOptional: boolean; companion: boolean }
}

const noon = '12:00'

const answers: Record<PracticalNeed, (mission: Eases) => boolean> = {
  sitting: ({ energy }) => energy.canSit,
  breaks: ({ energy }) => energy.breaks,
  // Where one goes there, nobody has a camera.
  camera_off: ({ energy, mode }) => energy.cameraOptional || mode === 'on_site',
  companion: ({ energy }) => energy.companion,
  no_travel: ({ mode }) => mode !== 'on_site',
  mornings: (mission) => startsAt(mission) < noon,
  afternoons: (mission) => startsAt(mission) >= noon,
}

function startsAt({ startAt, departmentCode }: Eases): string {
  return clockIn(zoneOf(departmentCode), startAt).slice(11)
}

/** Which of these needs a mission answers, in their order; the list of missions sorts by how many. */
export function needsMet(needs: readonly PracticalNeed[], mission: Eases): PracticalNeed[] {
  return needs.filter((need) => answers[need](mission))
}
