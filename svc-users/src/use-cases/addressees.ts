import { departments } from '@ensemble/contracts/departments'
import { reachOf } from '@ensemble/contracts/permissions'
import type { ContactMessage } from '@ensemble/contracts/users/contact'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionTitles from '../data/mission-titles.ts'
import * as participations from '../data/participations.ts'
import * as users from '../data/users.ts'
import { isStaff, isWritable, type User } from '../domain/user.ts'
import type { Recipient } from '../mail/queue-account-mail.ts'

export interface Addressees {
  people: Recipient[]
  /** Whether the league is written to, and not its members. */
  toStaff: boolean
  mission: missionTitles.MissionTitle | null
}

type Address = Pick<ContactMessage, 'recipient' | 'departmentCode' | 'missionId' | 'userIds'>

/**
 * Whom a message goes to.
 * @throws Refusal VALIDATION_FAILED where the recipient lacks its mission, people or department; NOT_FOUND for a
 *   mission that the sender does not see; FORBIDDEN for members who write to people; OUT_OF_SCOPE for somebody out of
 *   reach, and for another department than their own
 */
export async function addresseesOf(
  db: Queryable,
  sender: User,
  { recipient, departmentCode, missionId, userIds }: Address,
): Promise<Addressees> {
  const mission = missionId ? await visibleMission(db, sender, missionId) : null
  switch (recipient) {
    case 'support':
      return { people: await users.findAdmins(db), toStaff: true, mission }
    case 'department':
      expectOwnCommittee(sender, departmentCode)
      return { people: await committeeOf(db, sender, departmentCode), toStaff: true, mission }
    case 'mission_managers':
      return mission ? { people: await teamOf(db, sender, mission), toStaff: true, mission } : lacking('missionId')
    case 'users':
      if (reachOf('user.contact_people', sender.role) === 'no') return refuse('FORBIDDEN')
      return { people: userIds ? await inReach(db, sender, userIds) : lacking('userIds'), toStaff: false, mission }
  }
}

/** A mission whose page the sender may read: all see it, it is in their reach, or they have a part in it. */
async function visibleMission(db: Queryable, sender: User, missionId: string): Promise<missionTitles.MissionTitle> {
  const mission = (await missionTitles.find(db, missionId)) ?? refuse('NOT_FOUND')
  const known =
    seesUnapproved(sender, mission) ||
    (await missionTitles.isPublic(db, missionId)) ||
    (await participations.find(db, sender.id, missionId)) !== undefined
  return known ? mission : refuse('NOT_FOUND')
}

function seesUnapproved(
  { id, role, departmentCode }: User,
  mission: Pick<missionTitles.MissionTitle, 'creatorId' | 'managerIds' | 'departmentCode'>,
): boolean {
  const reach = reachOf('mission.see_unapproved', role)
  if (reach !== 'own_or_department') return reach === 'all'
  const ofDepartment = mission.departmentCode !== null && mission.departmentCode === departmentCode
  return ofDepartment || mission.creatorId === id || mission.managerIds.includes(id)
}

/**
 * Who runs a mission; where none of them can be written to, its committee, or the admins for a national one. A mission
 * that is over goes on to name who has left the staff since.
 */
async function teamOf(
  db: Queryable,
  sender: User,
  { managerIds, departmentCode }: missionTitles.MissionTitle,
): Promise<Recipient[]> {
  const managers = (await users.findAll(db, managerIds)).filter((user) => isStaff(user) && isWritable(user))
  if (managers.length > 0) return managers
  return departmentCode === null ? users.findAdmins(db) : committeeOf(db, sender, departmentCode)
}

function expectOwnCommittee(sender: User, named = sender.departmentCode): void {
  if (named === sender.departmentCode || reachOf('user.contact_committees', sender.role) !== 'no') return
  refuse('OUT_OF_SCOPE')
}

/** The referents of a department, the sender's own where none is named; without one, the address of its committee. */
async function committeeOf(db: Queryable, sender: User, named = sender.departmentCode): Promise<Recipient[]> {
  const { id } = sender
  const committee = departments.find(({ code }) => code === named)
  if (!committee) return lacking('recipient')
  const referents = await users.findReferents(db, committee.code)
  if (referents.length > 0) return referents
  // Kept under the sender, so that it goes with their account.
  return [
    { id, email: committee.contactEmail, firstName: committee.committeeName, language: 'fr', departmentCode: named },
  ]
}

async function inReach(db: Queryable, sender: User, userIds: string[]): Promise<Recipient[]> {
  const people = (await users.findAll(db, userIds)).filter((user) => isWritable(user) || mayBeAsked(user, sender))
  const reach = reachOf('user.contact_people', sender.role)
  const ofDepartment = reach === 'department_or_managed' ? sender.departmentCode : null
  const byMission =
    reach === 'all'
      ? []
      : await participations.findReachable(db, userIds, { managerId: sender.id, departmentCode: ofDepartment })
  const reached = people.filter(
    ({ id, role, departmentCode }) =>
      reach === 'all' ||
      byMission.includes(id) ||
      (ofDepartment !== null && role === 'member' && departmentCode === ofDepartment),
  )
  return reached.length === userIds.length ? reached : refuse('OUT_OF_SCOPE')
}

/** Who decides on a request may ask the person before. */
function mayBeAsked({ status, emailVerifiedAt, departmentCode, role }: User, sender: User): boolean {
  if (status !== 'pending_approval' || emailVerifiedAt === null) return false
  const reach = reachOf('user.refuse', sender.role)
  return reach === 'all' || (reach === 'department' && role === 'member' && departmentCode === sender.departmentCode)
}

function lacking(field: 'missionId' | 'userIds' | 'recipient'): never {
  return refuse('VALIDATION_FAILED', { fields: { [field]: [field === 'recipient' ? 'NOT_IN_LIST' : 'REQUIRED'] } })
}
