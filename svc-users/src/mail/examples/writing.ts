import { displayName } from '../../domain/user.ts'
import { accountMail } from '../account-mail.ts'
import { articleMail } from '../article-mail.ts'
import { listMail } from '../list-mail.ts'
import { messageMail } from '../message-mail.ts'
import type { Example } from './example.ts'
import type { Scene } from './scene.ts'

/** Between the team of a mission that is still to come and who holds a place in it. */
const between = { ahead: true, holdsPlace: true }

/** What people write to people. */
export const letters = {
  team_letter: ({ words, ...scene }) =>
    messageMail({ kind: 'team_letter', subject: words.letterSubject, text: words.letter, ...between, ...scene }),
  team_message: ({ words, ...scene }) =>
    messageMail({ kind: 'team_message', texts: [words.message], ...between, ...scene }),
  question_to_team: ({ participant, ...scene }) =>
    messageMail({
      kind: 'question_to_team',
      person: { id: participant.id, name: displayName(participant) },
      count: 1,
      ...between,
      ...scene,
    }),
  request_passed_on: ({ participant, ...scene }) =>
    messageMail({
      kind: 'request_passed_on',
      person: { id: participant.id, name: displayName(participant) },
      by: scene.mission.practical?.contactName ?? '',
      ...between,
      ...scene,
    }),
  contact_message: (scene) => accountMail({ kind: 'contact_message', ...letterOf(scene) }),
  contact_copy: (scene) => accountMail({ kind: 'contact_copy', ...letterOf(scene) }),
} as const satisfies Partial<Record<string, Example>>

/** Mails that lead to several things at once. */
export const lists = {
  new_missions: ({ mission, others, recipient, origin, at }) =>
    listMail({ kind: 'new_missions', lines: [mission, ...others].map(lineOf), recipient, origin, at }),
  kept_search: ({ mission, recipient, origin, at }) =>
    listMail({ kind: 'kept_search', lines: [mission].map(lineOf), recipient, origin, at }),
  daily_summary: ({ mission: { missionId, title }, participant, recipient, origin, at }) =>
    listMail({
      kind: 'daily_summary',
      lines: [
        { missionId, itemId: participant.id, title, name: displayName(participant), kind: 'new_request' },
        {
          missionId: null,
          itemId: participant.id,
          title: displayName(participant),
          kind: 'account_awaits_approval',
        },
      ],
      recipient,
      origin,
      at,
    }),
} as const satisfies Partial<Record<string, Example>>

/** Mails about articles. */
export const articles = {
  article_to_review: (scene) => articleMail({ kind: 'article_to_review', ...articleOf(scene) }),
  article_sent_back: ({ words, ...scene }) =>
    articleMail({ kind: 'article_sent_back', comment: words.articleComment, ...articleOf({ words, ...scene }) }),
  article_scheduled: ({ mission, ...scene }) =>
    articleMail({
      kind: 'article_scheduled',
      publishedAt: mission.startAt.toISOString(),
      ...articleOf({ mission, ...scene }),
    }),
  article_unscheduled: (scene) => articleMail({ kind: 'article_unscheduled', ...articleOf(scene) }),
  article_published: (scene) => articleMail({ kind: 'article_published', ...articleOf(scene) }),
  article_unpublished: (scene) => articleMail({ kind: 'article_unpublished', ...articleOf(scene) }),
  article_deleted: (scene) => articleMail({ kind: 'article_deleted', ...articleOf(scene) }),
} as const satisfies Partial<Record<string, Example>>

function lineOf(mission: Scene['mission']) {
  return { missionId: mission.missionId, title: mission.title, mission }
}

function articleOf({ words, recipient, origin }: Scene) {
  return { article: { id: '0198d0a0-0000-7000-8000-000000000004', title: words.article }, recipient, origin }
}

function letterOf({ words, participant, mission, recipient, origin }: Scene) {
  const letter = { title: words.contactTitle, from: displayName(participant), mission: mission.title }
  return { letter, message: words.contactText, recipient, origin }
}
