import { type Workspace } from '@ensemble/contracts/missions/workspace'
import { type CallInput } from '@ensemble/mf-kit/calls'
import { instantOf, momentOf } from '../form/paris-time.ts'

/** Limits of decisions.md §1, Workspace. */
export const mostLinks = 20
export const titleLength = 80
export const addressLength = 500

export interface WorkspaceForm {
  intro: string
  links: { title: string; url: string }[]
  meetingDay: string
  meetingTime: string
  notes: string
}

export function toForm({ intro, links, nextMeetingAt, notes }: Workspace): WorkspaceForm {
  const { day, time } = momentOf(nextMeetingAt)
  return { intro: intro ?? '', links: [...links], meetingDay: day, meetingTime: time, notes: notes ?? '' }
}

/** Documents are not in the form, and stay as they are. */
export function toEdit(form: WorkspaceForm, updatedAt: string): CallInput<'mission.updateWorkspace'>['body'] {
  return {
    updatedAt,
    intro: form.intro || null,
    links: form.links
      .map(({ title, url }) => ({ title: title.trim(), url: url.trim() }))
      .filter(({ title, url }) => title !== '' && url !== ''),
    nextMeetingAt: instantOf({ day: form.meetingDay, time: form.meetingTime }),
    notes: form.notes || null,
  }
}
