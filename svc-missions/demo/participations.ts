import type { DemoUser } from '@ensemble/contracts/demo'
import type { MemberWithdrawalReason, StaffRefusalReason } from '@ensemble/contracts/enumerations'
import type { MissionContent } from '../src/domain/mission-content.ts'
import { acceptUsers } from '../src/use-cases/accept-users.ts'
import { answerInvitation } from '../src/use-cases/answer-invitation.ts'
import { inviteMembers } from '../src/use-cases/invite-members.ts'
import { register } from '../src/use-cases/register.ts'
import { rejectUsers } from '../src/use-cases/reject-users.ts'
import { unregister } from '../src/use-cases/unregister.ts'
import { daysAgo } from './days.ts'
import type { Shows } from './plan.ts'
import type { Random } from './random.ts'
import { actorOf, type Stage } from './stage.ts'
import { motivations } from './texts/people.ts'

export interface Crowd {
  missionId: string
  shows: Shows
  content: MissionContent
  /** Days before the load since which people may register. */
  openedDaysAgo: number
  manager: DemoUser
  /** Members who may register here, in a random order. */
  members: DemoUser[]
  random: Random
}

const withdrawals: readonly [MemberWithdrawalReason, ...MemberWithdrawalReason[]] = ['not_available', 'health_reasons']
const refusals: readonly [StaffRefusalReason, ...StaffRefusalReason[]] = ['profile_not_matching', 'no_place_left']

/** How many people come, by what the mission shows. */
function registrations({ shows, content, random }: Crowd): number {
  const { capacity } = content
  if (shows === 'full') return (capacity ?? 4) + 4
  if (shows === 'closed_with_note') return Math.min(capacity ?? 9, 9)
  if (shows === 'last_places') return (capacity ?? 8) - 1
  if (shows === 'waiting' || shows === 'rejected' || shows === 'rejection_revoked') return 0
  if (shows === 'edited_back') return 2
  if (shows === 'cancelled' || shows === 'moved') return Math.min(capacity ?? 6, 6)
  return capacity === null ? random.between(2, 14) : random.between(0, Math.floor(capacity * 0.6))
}

/** Lets people register, be accepted, refused and invited, and withdraw: every state there is. */
export async function fillMission(stage: Stage, crowd: Crowd): Promise<void> {
  const { random, shows, openedDaysAgo } = crowd
  const came = crowd.members.slice(0, registrations(crowd))
  // A mission that is over took its registrations before it began.
  const lastDay = lastDayOf(shows)
  const step = Math.max(0, openedDaysAgo - lastDay) / (came.length + 1)
  for (const [index, member] of came.entries()) {
    const day = shows === 'old_requests' ? 9 : openedDaysAgo - step * (index + 1)
    await registerAt(stage, crowd, member, day)
    if (shows === 'old_requests') continue
    if (crowd.content.registrationMode === 'selection') await decide(stage, crowd, member, day - step / 2)
    if (shows !== 'full' && shows !== 'last_places' && shows !== 'closed_with_note' && random.chance(0.08))
      await leave(stage, crowd, member, day - step * 0.8)
  }
  if (shows === 'open' && random.chance(0.3)) await invite(stage, crowd, crowd.members.slice(-2))
  if (shows === 'expiring_invitation') await inviteAt(stage, crowd, crowd.members.slice(-1), 13)
}

/** So many days before the load the last people came: before whatever then became of the mission. */
function lastDayOf(shows: Shows): number {
  if (shows.startsWith('closed')) return 16
  if (shows === 'in_progress' || shows === 'ending_soon') return 14
  return shows === 'cancelled' || shows === 'moved' ? 2 : 0.5
}

export async function registerAt(stage: Stage, crowd: Crowd, member: DemoUser, day: number): Promise<void> {
  const { content, random } = crowd
  const writes = content.motivationRequired || random.chance(0.5)
  await register(stage.at(daysAgo(stage.today, day)), {
    missionId: crowd.missionId,
    actor: { ...actorOf(member), volunteerKinds: member.volunteerKinds },
    language: member.language,
    ...(writes && { motivation: random.pick(motivations) }),
    ...(content.interestsDeclarationRequired && { conflictOfInterest: 'Aucun lien à déclarer.' }),
    answers: content.questions.map(() =>
      random.pick(['Oui, en semaine.', 'Plutôt le matin.', 'Ce serait la première fois.']),
    ),
  })
}

async function decide(stage: Stage, crowd: Crowd, member: DemoUser, day: number): Promise<void> {
  const { shows, random, missionId } = crowd
  const deps = stage.at(daysAgo(stage.today, day))
  const actor = actorOf(crowd.manager)
  const certain = shows === 'last_places' || shows === 'full' || shows.startsWith('closed')
  if (certain || random.chance(0.55)) await acceptUsers(deps, { actor, missionId, userIds: [member.id] })
  else if (random.chance(0.2)) {
    await rejectUsers(deps, { actor, missionId, userIds: [member.id], reasonCode: random.pick(refusals) })
  }
}

/** Those who were refused have nothing to withdraw from. */
async function leave(stage: Stage, crowd: Crowd, member: DemoUser, day: number): Promise<void> {
  const input = { missionId: crowd.missionId, userId: member.id, reasonCode: crowd.random.pick(withdrawals) }
  await unregister(stage.at(daysAgo(stage.today, day)), input).catch(stage.unlessRefused)
}

export async function inviteAt(stage: Stage, crowd: Crowd, members: DemoUser[], day: number): Promise<void> {
  await inviteMembers(stage.at(daysAgo(stage.today, day)), {
    actor: actorOf(crowd.manager),
    missionId: crowd.missionId,
    userIds: members.map(({ id }) => id),
    message: 'Votre expérience nous serait précieuse pour cette mission. Seriez-vous d’accord pour en parler ?',
  })
}

async function invite(stage: Stage, crowd: Crowd, members: DemoUser[]): Promise<void> {
  const { content, random, missionId } = crowd
  await inviteAt(stage, crowd, members, Math.min(crowd.openedDaysAgo, random.between(2, 10)))
  const [first] = members
  if (!first || !random.chance(0.5)) return
  const accepted = random.chance(0.5)
  const answers = accepted ? content.questions.map(() => 'Plutôt le matin.') : undefined
  const answer = { missionId, userId: first.id, accepted, answers }
  await answerInvitation(stage.at(daysAgo(stage.today, 1)), answer).catch(stage.unlessRefused)
}
