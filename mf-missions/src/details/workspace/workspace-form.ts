import type { Workspace } from '@ensemble/contracts/missions/workspace'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { instantOf, momentOf } from '../../inputs/paris-time.ts'

/** Limits of decisions.md §1, Workspace. */
export const mostLinks = 20
export const mostDocuments = 30
export const titleLength = 80
export const addressLength = 500

export interface WorkspaceForm {
  intro: string
  links: { title: string; url: string }[]
  documents: { key: string; name: string; size: number; contentType: string }[]
  meetingDay: string
  meetingTime: string
  notes: string
}

export function toForm({ intro, links, documents, nextMeetingAt, notes }: Workspace): WorkspaceForm {
  const { day, time } = momentOf(nextMeetingAt)
  return {
    intro: intro ?? '',
    links: [...links],
    // Who added them, and when, the server knows.
    documents: documents.map(({ key, name, size, contentType }) => ({ key, name, size, contentType })),
    meetingDay: day,
    meetingTime: time,
    notes: notes ?? '',
  }
}

export function toEdit(form: WorkspaceForm, updatedAt: string): CallInput<'mission.updateWorkspace'>['body'] {
  return {
    updatedAt,
    intro: form.intro || null,
    links: form.links
      .map(({ title, url }) => ({ title: title.trim(), url: url.trim() }))
      .filter(({ title, url }) => title !== '' && url !== ''),
    documents: form.documents,
    nextMeetingAt: instantOf({ day: form.meetingDay, time: form.meetingTime }),
    notes: form.notes || null,
  }
}
