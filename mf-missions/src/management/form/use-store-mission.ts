import { isApprovedAtOnce } from '@ensemble/contracts/missions/approval'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useSession } from '@ensemble/mf-kit'
import { useMissionsCreateMutation, useMissionsEditMutation } from '../../api/management-api.ts'
import { useMissionsCreateSeriesMutation, useMissionsEditFollowingMutation } from '../../api/many-api.ts'
import { type contentOf, laterStartsOf } from './mission-content.ts'
import type { MissionForm } from './mission-form.ts'

/** Which dates of a series a change is for. */
export type Scope = 'this' | 'following'

/** What was stored: one mission, a series of new ones, or a change of several dates. */
export type Saved =
  | { kind: 'mission'; mission: Mission }
  | { kind: 'series'; count: number; approved: boolean; missionId: string }
  | { kind: 'following'; changed: number; failed: readonly { missionId: string }[] }

/** What is sent, and for which dates. */
interface Written {
  values: MissionForm
  content: NonNullable<ReturnType<typeof contentOf>>
  scope: Scope
}

/** The call that fits what is written: a new mission or a series of them, a change of one or of all that follow. */
export function useStoreMission(missionId: string | undefined, resubmit: true | undefined) {
  const [create] = useMissionsCreateMutation()
  const [edit] = useMissionsEditMutation()
  const [createSeries] = useMissionsCreateSeriesMutation()
  const [editFollowing] = useMissionsEditFollowingMutation()
  const { role } = useSession()

  return async ({ values, content, scope }: Written): Promise<Saved> => {
    if (missionId === undefined) {
      const dates = laterStartsOf(values)
      if (dates.length === 0) return { kind: 'mission', mission: await create({ body: content }).unwrap() }
      const { missions } = await createSeries({ body: { mission: content, dates } }).unwrap()
      return {
        kind: 'series',
        count: missions.length,
        approved: isApprovedAtOnce(role, content.origin),
        missionId: missions[0]?.id ?? '',
      }
    }
    const input = {
      params: { missionId },
      body: { ...content, updatedAt: values.baseUpdatedAt, ...(resubmit ? { resubmit } : {}) },
    }
    if (scope === 'this') return { kind: 'mission', mission: await edit(input).unwrap() }
    const { changed, failed } = await editFollowing(input).unwrap()
    return { kind: 'following', changed, failed }
  }
}
