import type { Language } from '../enumerations.ts'
import type { SessionFact } from './practical-facts.ts'
import type { Workspace } from './workspace.ts'

const meeting = 'meeting'
const words = {
  fr: { [meeting]: 'prochaine réunion', session: 'séance' },
  en: { [meeting]: 'next meeting', session: 'session' },
}

/** The dates of a mission that comes back; what was written before there were any holds its next meeting alone. */
export function sessionsOf(workspace: Pick<Workspace, 'sessions' | 'nextMeetingAt'> | null | undefined): SessionFact[] {
  const { sessions = [], nextMeetingAt = null } = workspace ?? {}
  if (sessions.length > 0) return sessions
  return nextMeetingAt === null ? [] : [{ id: meeting, startAt: nextMeetingAt, endAt: null }]
}

/** What a calendar calls a session of a mission, in its file and in a mail alike. */
export function sessionTitle(title: string, { id }: Pick<SessionFact, 'id'>, language: Language): string {
  return `${title} (${words[language][id === meeting ? meeting : 'session']})`
}
