import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import type { Workspace, WorkspaceEdit } from '@ensemble/contracts/missions/workspace'
import type { FieldCode } from '@ensemble/contracts/errors'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionContents from '../data/mission-content.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { isSafeLink } from '../domain/links.ts'
import { cleanRichText } from '../domain/rich-text.ts'
import { sessionChanges } from '../domain/session-changes.ts'
import { laterThan, requireFresh } from '../domain/stale.ts'
import { stateOfMission } from '../domain/mission.ts'
import { missionFact } from '../outbox/outgoing.ts'
import { tellParticipants } from './tell-participants.ts'

export interface UpdateWorkspaceInput {
  actor: Actor
  missionId: string
  edit: WorkspaceEdit
}

const empty: Workspace = { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null }

/**
 * Changes what those who take part find in the workspace. Who added a document, and when, is noted here. Who holds a
 * place is told when a session to come is added, moved or taken off.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_CLOSED, STALE_UPDATE, VALIDATION_FAILED
 */
export async function updateWorkspace(deps: Deps, { actor, missionId, edit }: UpdateWorkspaceInput): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const locked = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.edit', actor, mission)
    if (mission.closedAt) refuse('MISSION_CLOSED')
    requireSafeLinks(edit)
    requireOrder(edit)
    const stored = (await missionContents.read(tx, missionId)) ?? refuse('NOT_FOUND')
    requireFresh(edit.updatedAt, stored.updatedAt)
    const at = laterThan(stored.updatedAt, deps.clock.now())
    const version = locked.version + 1
    const before = { ...empty, ...(await missions.readWorkspace(tx, missionId)) }
    const workspace = changed(before, edit, { by: actor.id, at })
    const endedSessions = sessionChanges(sessionsOf(before), sessionsOf(workspace), at)
    await missions.writeWorkspace(tx, missionId, { version, at, workspace })
    await missionHistory.append(tx, { missionId, at, actorId: actor.id, action: 'update_workspace' })
    missionSeats.save(tx, { ...locked, version })
    await missionFact(tx, 'missionChanged', missionId, { version, time: at, quiet: deps.quiet })
    const shown = stateOfMission(mission) === 'approved' || stored.approved !== null
    if (shown && endedSessions) await tellParticipants(tx, deps, mission, { kind: 'changed', version, endedSessions })
  })
}

function changed(before: Workspace, edit: WorkspaceEdit, added: { by: string; at: Date }): Workspace {
  const { intro, links, documents, nextMeetingAt, sessions, notes } = edit
  return {
    intro: intro === undefined ? before.intro : richOrNull(intro),
    links: links?.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })) ?? before.links,
    documents:
      documents?.map((document) => {
        const known = before.documents.find(({ key }) => key === document.key)
        const { addedBy, addedAt } = known ?? { addedBy: added.by, addedAt: added.at.toISOString() }
        return { ...document, addedBy, addedAt }
      }) ?? before.documents,
    nextMeetingAt: nextMeetingAt === undefined ? before.nextMeetingAt : nextMeetingAt,
    sessions: sessions?.toSorted((one, other) => (one.startAt < other.startAt ? -1 : 1)) ?? before.sessions ?? [],
    notes: notes === undefined ? before.notes : richOrNull(notes),
  }
}

function richOrNull(html: string | null): string | null {
  return html === null ? null : cleanRichText(html) || null
}

function requireOrder({ sessions = [] }: WorkspaceEdit): void {
  const wrong = sessions.flatMap(({ startAt, endAt }, index): [string, FieldCode[]][] =>
    endAt !== null && new Date(endAt) <= new Date(startAt) ? [[`sessions.${index}.endAt`, ['DATE_ORDER']]] : [],
  )
  if (wrong.length > 0) refuse('VALIDATION_FAILED', { fields: Object.fromEntries(wrong) })
}

function requireSafeLinks({ links = [] }: WorkspaceEdit): void {
  const unsafe = links.flatMap(({ url }, index): [string, FieldCode[]][] =>
    isSafeLink(url.trim()) ? [] : [[`links.${index}.url`, ['UNSAFE_LINK']]],
  )
  if (unsafe.length > 0) refuse('VALIDATION_FAILED', { fields: Object.fromEntries(unsafe) })
}
