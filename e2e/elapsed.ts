import { changeAsOwner } from './faults/databases.ts'

/**
 * Moves the end of every open invitation of a mission into the past, as days that nobody can wait for would.
 * @param swept also lets the platform look for such invitations at its next round of recurring work
 */
export async function letInvitationsExpire(missionId: string, { swept }: { swept: boolean }): Promise<void> {
  // The literal is a uuid of the platform's own: what is changed as owner takes no values.
  if (!/^[0-9a-f-]{36}$/.test(missionId)) throw new Error(`no id of a mission: ${missionId}`)
  await changeAsOwner(
    'ensemble_missions',
    `update participants set invitation_expires_at = now() - interval '1 minute'
     where mission_id = '${missionId}' and invitation_expires_at is not null`,
  )
  if (swept) await changeAsOwner('ensemble_missions', `delete from jobs where name = 'expire invitations'`)
}
