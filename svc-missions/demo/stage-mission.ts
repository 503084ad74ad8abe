import type { DemoMission, DemoUser } from '@ensemble/contracts/demo'
import * as missionContents from '../src/data/mission-content.ts'
import { approveMission } from '../src/use-cases/approve-mission.ts'
import { cancelMission } from '../src/use-cases/cancel-mission.ts'
import { closeMission } from '../src/use-cases/close-mission.ts'
import { createMission } from '../src/use-cases/create-mission.ts'
import { editMission } from '../src/use-cases/edit-mission.ts'
import { rejectMission } from '../src/use-cases/reject-mission.ts'
import { rescheduleMission } from '../src/use-cases/reschedule-mission.ts'
import { revokeRejection } from '../src/use-cases/revoke-rejection.ts'
import { answerStudy } from './answer-study.ts'
import { contentOf, type Cast } from './content.ts'
import { daysAgo } from './days.ts'
import { fillMission, inviteAt, registerAt, type Crowd } from './participations.ts'
import type { Shows } from './plan.ts'
import { randomFrom } from './random.ts'
import { actorOf, type Stage } from './stage.ts'
import { lookBack } from './look-back.ts'
import { reasonsOfChanges } from './texts/people.ts'

export interface Troupe extends Cast {
  admin: DemoUser
  national: DemoUser
  /** Members who may take part, the printed accounts excepted: what these do is written by hand below. */
  members: DemoUser[]
  member: DemoUser
  caregiver: DemoUser
}

/** Takes one demo mission from its creation to the state that it is there to show. */
export async function stageMission(stage: Stage, mission: DemoMission, shows: Shows, troupe: Troupe): Promise<void> {
  const random = randomFrom(`people:${mission.key}`)
  const creator = required(troupe.users.get(mission.creatorId), mission.creatorId)
  const { content, created, closingNote } = contentOf(mission, shows, troupe, stage.today)
  const born = stage.at(daysAgo(stage.today, created))
  await createMission(born, { actor: actorOf(creator), content, id: mission.id })
  const atOnce = creator.role === 'admin' || (creator.role !== 'referent' && content.origin === 'headquarters_services')
  const approver =
    creator.id === troupe.national.id || creator.role === 'headquarter_referent' ? troupe.admin : troupe.national
  const openedDaysAgo = created - 1
  const next = stage.at(daysAgo(stage.today, openedDaysAgo))
  const actor = actorOf(approver)
  if (shows === 'waiting') return
  if (shows === 'rejected' || shows === 'rejection_revoked') {
    const comment = 'Les dates tombent pendant les vacances scolaires : proposez une autre période, merci.'
    await rejectMission(next, {
      actor: actorOf(troupe.admin),
      missionId: mission.id,
      reasonCode: 'dates_not_compatible',
      comment,
    })
    if (shows === 'rejection_revoked')
      await revokeRejection(stage.at(daysAgo(stage.today, 0.5)), { actor, missionId: mission.id })
    return
  }
  if (!atOnce) await approveMission(next, { actor, missionId: mission.id })
  const members = random.some(eligible(mission, creator, troupe.members), 40)
  const crowd = { missionId: mission.id, shows, content, openedDaysAgo, manager: creator, members, random }
  await fillMission(stage, crowd)
  await answerStudy(stage, crowd, mission)
  await playAccounts(stage, crowd, mission, troupe)
  await finish(stage, crowd, mission, creator, closingNote)
}

/** Members of the department first; anybody may register anywhere, but invitations stay in the department. */
function eligible(
  { requiredVolunteerKinds: required }: DemoMission,
  creator: DemoUser,
  members: DemoUser[],
): DemoUser[] {
  const able = members.filter(
    ({ volunteerKinds }) => required.length === 0 || required.some((kind) => volunteerKinds.includes(kind)),
  )
  const near = able.filter(({ departmentCode }) => departmentCode === creator.departmentCode)
  return creator.role === 'referent' && near.length >= 12 ? near : able
}

/** What the member and the caregiver whose addresses are printed take part in: one of each tab of My missions. */
async function playAccounts(stage: Stage, crowd: Crowd, mission: DemoMission, troupe: Troupe): Promise<void> {
  const { member, caregiver } = troupe
  const { title, handWritten } = mission
  if (!handWritten) return
  if (title.startsWith('Rejoindre la campagne')) await registerAt(stage, crowd, member, 2)
  if (title.startsWith('Semaine nationale')) await registerAt(stage, crowd, member, 16)
  if (title.startsWith('Accueillir les coureurs')) await registerAt(stage, crowd, member, 0.2)
  if (title.startsWith('Relire la brochure')) await registerAt(stage, crowd, caregiver, 1).catch(stage.unlessRefused)
  if (title.startsWith('Relire le guide')) await inviteAt(stage, crowd, [member], 3)
  if (title.startsWith('Co-écrire une étude')) await inviteAt(stage, crowd, [caregiver], 5)
  if (title.startsWith('Enquête : le retour')) await registerAt(stage, crowd, member, 1)
}

async function finish(stage: Stage, crowd: Crowd, mission: DemoMission, creator: DemoUser, closingNote: string | null) {
  const { shows, content } = crowd
  const missionId = mission.id
  if (shows === 'edited_back') {
    const deps = stage.at(daysAgo(stage.today, 1))
    const stored = required((await missionContents.read(deps.db, missionId)) ?? undefined, missionId)
    const description = `${content.description}<p>Une visite des lieux est ajoutée au programme.</p>`
    const edit = { updatedAt: stored.updatedAt.toISOString(), description }
    await editMission(deps, { actor: actorOf(creator), missionId, edit })
  }
  if (shows === 'cancelled') {
    const cancelling = { actor: actorOf(creator), missionId, reason: reasonsOfChanges.cancelled }
    await cancelMission(stage.at(daysAgo(stage.today, 1)), cancelling)
  }
  if (shows === 'moved') await move(stage, content, missionId, creator)
  if (shows === 'closed_with_note') {
    const told = { closingNote: required(closingNote ?? undefined, missionId), shared: true }
    await closeMission(stage.at(daysAgo(stage.today, 2)), { actor: actorOf(creator), missionId, ...told })
    await lookBack(stage, crowd, mission, actorOf(creator))
  }
  if (shows === 'closed_without_note') {
    await closeMission(stage.at(daysAgo(stage.today, 1)), { actor: null, missionId, closingNote: null })
  }
}

/** A week later, at the same hour. */
async function move(stage: Stage, { startAt, endAt }: Crowd['content'], missionId: string, creator: DemoUser) {
  const deps = stage.at(daysAgo(stage.today, 1))
  const stored = required((await missionContents.read(deps.db, missionId)) ?? undefined, missionId)
  await rescheduleMission(deps, {
    actor: actorOf(creator),
    missionId,
    updatedAt: stored.updatedAt.toISOString(),
    startAt: daysAgo(startAt, -7),
    endAt: endAt && daysAgo(endAt, -7),
    reason: reasonsOfChanges.moved,
  })
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The demonstration data do not name ${name}.`)
  return value
}
