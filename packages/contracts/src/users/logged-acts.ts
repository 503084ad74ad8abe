import { activityTypes } from '../enumerations.ts'

/** What the log tells of: what screens record, what becomes of participations, and messages that were sent. */
export const loggedActs = [
  ...activityTypes,
  'contact',
  'participant.registered',
  'participant.invited',
  'participant.accepted',
  'participant.refused',
  'participant.withdrawn',
  'participant.expired',
] as const
export type LoggedAct = (typeof loggedActs)[number]

/** What somebody reads can tell of an illness: the log says that they read, and only to themselves what. */
export const readingActs = [
  'article_read',
  'mission_view',
  'document_download',
  'search',
] as const satisfies readonly LoggedAct[]
