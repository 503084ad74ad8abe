import type { Workspace, WorkspaceSession } from '@ensemble/contracts/missions/workspace'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { instantOf, momentOf } from '../../inputs/local-moment.ts'

/** Limits of the contract. */
export const mostLinks = 20
export const mostDocuments = 30
export const titleLength = 80
export const addressLength = 500

/** A session as the fields hold it; no end: nobody knows when it is over. */
export interface SessionForm {
  sessionId: string
  day: string
  from: string
  until: string
}

export interface WorkspaceForm {
  /** The version that this one began with: a draft that is older than the mission is told so when it is saved. */
  basedOn: string
  intro: string
  links: { title: string; url: string }[]
  documents: { key: string; name: string; size: number; contentType: string }[]
  sessions: SessionForm[]
  notes: string
}

/** @param zone in which the hours of sessions are written */
export function toForm(workspace: Workspace, basedOn: string, zone: string): WorkspaceForm {
  const { intro, links, documents, nextMeetingAt, sessions, notes } = workspace
  const meeting = nextMeetingAt ? [{ id: crypto.randomUUID(), startAt: nextMeetingAt, endAt: null }] : []
  return {
    basedOn,
    intro: intro ?? '',
    links: [...links],
    // Who added them, and when, the server knows.
    documents: documents.map(({ key, name, size, contentType }) => ({ key, name, size, contentType })),
    sessions: (sessions?.length ? sessions : meeting).map((session) => toSession(session, zone)),
    notes: notes ?? '',
  }
}

/** The one that follows: a week later, at the same hours. */
export function sessionAfter(last: SessionForm | undefined): SessionForm {
  const sessionId = crypto.randomUUID()
  const at = last ? Date.parse(`${last.day}T00:00:00Z`) : Number.NaN
  if (!last || Number.isNaN(at)) return { sessionId, day: '', from: last?.from ?? '', until: last?.until ?? '' }
  return { ...last, sessionId, day: new Date(at + 7 * 86_400_000).toISOString().slice(0, 10) }
}

function toSession({ id, startAt, endAt }: WorkspaceSession, zone: string): SessionForm {
  const { day, time } = momentOf(startAt, zone)
  return { sessionId: id, day, from: time, until: momentOf(endAt, zone).time }
}

function fromSession({ sessionId, day, from, until }: SessionForm, zone: string): WorkspaceSession[] {
  const startAt = instantOf({ day, time: from }, zone)
  return startAt ? [{ id: sessionId, startAt, endAt: until ? instantOf({ day, time: until }, zone) : null }] : []
}

/** @param zone in which the hours of sessions were written */
export function toEdit(
  form: WorkspaceForm,
  zone: string,
  now = new Date(),
): CallInput<'mission.updateWorkspace'>['body'] {
  const sessions = form.sessions.flatMap((session) => fromSession(session, zone))
  const coming = sessions.map(({ startAt }) => startAt).filter((startAt) => new Date(startAt) > now)
  return {
    updatedAt: form.basedOn,
    intro: form.intro || null,
    links: form.links
      .map(({ title, url }) => ({ title: title.trim(), url: url.trim() }))
      .filter(({ title, url }) => title !== '' && url !== ''),
    documents: form.documents,
    sessions,
    nextMeetingAt: coming.sort()[0] ?? null,
    notes: form.notes || null,
  }
}
