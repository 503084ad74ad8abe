import type { LoggedActivity } from '@ensemble/contracts/users/activity'
import { sampleId } from './sample-users.ts'

/** A line of the log of activity; `number` says whose. */
export function sampleActivity(number: number): LoggedActivity {
  return {
    id: sampleId(800 + number),
    at: '2026-03-01T09:00:00.000Z',
    actorId: sampleId(number),
    actorName: `Inès Karoui ${number}`,
    type: 'mission_view',
    targetType: 'mission',
    targetId: sampleId(900),
    targetTitle: 'Accueil des familles : mars',
  }
}
