import { type FilePurpose, fileRules, type FileType, fileTypes } from '@ensemble/contracts/articles/files'
import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'

/** A person may announce this much within a day, whatever came of it; whoever needs more is no person. */
export const dailyLimits = { files: 100, bytes: 200 * 1024 * 1024, seconds: 24 * 60 * 60 }

const bytesPerMegabyte = 1024 * 1024

/** The limit of a purpose as a person reads it. */
export function megabytes(purpose: FilePurpose): number {
  return fileRules[purpose].maxBytes / bytesPerMegabyte
}

/**
 * Checks what is announced against the rules of its purpose.
 * @throws Refusal FILE_TYPE, FILE_TOO_LARGE
 */
export function requireAccepted(purpose: FilePurpose, contentType: string, size: number): FileType {
  const rule = fileRules[purpose]
  const type = fileTypes.find((known) => known === contentType)
  if (!type || !rule.types.some((accepted) => accepted === type)) return refuse('FILE_TYPE')
  if (size > rule.maxBytes) refuse('FILE_TOO_LARGE', { params: { max: megabytes(purpose) } })
  return type
}

/** What else than its key and its owner decides about a file: facts that the read models know. */
export interface MissionTeamFacts {
  isManager: boolean
  takesPart: boolean
  departmentCode: string | null
}

/** Who asks for a file. */
export interface Person {
  id: string
  role: Role
  departmentCode: string | null
}

/**
 * Whether somebody may bring a file: staff for missions and articles, everybody for their own picture.
 * @param team of the mission that the document is for, if it is known
 */
export function mayBring(purpose: FilePurpose, person: Person, team: MissionTeamFacts | null): boolean {
  switch (purpose) {
    case 'avatar':
      return true
    case 'mission_cover':
      return reachOf('mission.create', person.role) !== 'no'
    case 'mission_document':
    case 'workspace_document':
      return reachOf('mission.edit', person.role) !== 'no' && team !== null && runs(person, team)
    case 'article_cover':
    case 'article_image':
    case 'article_document':
      return reachOf('article.write', person.role) !== 'no'
  }
}

/** Participants, whoever runs the mission, and staff in whose reach it lies. */
export function mayOpenWorkspace(person: Person, team: MissionTeamFacts): boolean {
  return team.takesPart || runs(person, team)
}

/** Somebody whose picture is asked for. */
export interface AvatarOwner {
  role: Role
  departmentCode: string | null
  /** Takes part in a mission that whoever asks runs. */
  managed: boolean
}

/**
 * Whether somebody may see the picture of somebody else: as much as of the profile. Staff are shown to everybody as the
 * contact of missions; a member to admins, to referents of the department, and to who runs a mission in which the
 * member takes part, while they are of the staff (decision 326).
 */
export function maySeeAvatar(person: Person, owner: AvatarOwner): boolean {
  if (owner.role !== 'member') return true
  const reach = reachOf('user.see', person.role)
  if (reach === 'staff_card') return false
  if (reach === 'all' || owner.managed) return true
  return reach === 'department_or_managed' && owner.departmentCode === person.departmentCode
}

/** Who has left the staff runs nothing, though the missions that are over go on to name them (decision 326). */
function runs({ role, departmentCode }: Person, team: MissionTeamFacts): boolean {
  const reach = reachOf('mission.edit', role)
  if (reach === 'no') return false
  if (team.isManager) return true
  // Of what is national or not departmental this service knows no more than that it is for headquarters.
  if (reach === 'all' || reach === 'own_or_national') return true
  return reach === 'own_or_department' && departmentCode !== null && team.departmentCode === departmentCode
}
