import Type, { type Static } from 'typebox'
import { closed, Id, Instant, Nullable } from '../identifiers.ts'

/** The page on which the link of a mail is answered; the link's token stands behind its `#`, which no server sees. */
export const answerPath = '/mission_answer'

/** What such a token is: nothing else that the same key signs can be shown in its place. */
export const answerToken = { audience: 'mission-answer', type: 'mission-answer+jwt' } as const

/** What a link may be answered to: an invitation, a new date, or what somebody has asked for or holds. */
const missionAsks = ['invitation', 'new_date', 'withdrawal'] as const
export type MissionAsk = (typeof missionAsks)[number]

/** What the page shows of a mission, and all it shows: the token carries it. */
const shownFacts = {
  ask: Type.Enum(missionAsks),
  title: Type.String(),
  startAt: Instant,
  endAt: Nullable(Instant),
  /** Whose clock its hours are read on; absent from links that were sent before it was said. */
  departmentCode: Type.Optional(Nullable(Type.String())),
}

/** Facts of a mission that a link is about. */
export const AnswerFacts = Type.Object({ missionId: Id, ...shownFacts })
export type AnswerFacts = Static<typeof AnswerFacts>

/**
 * Where a link stands: `asks_more` is open, and a yes needs a sign-in, because the mission asks questions; `coming` and
 * `not_coming` are answered; `changed` is about other dates than the mission has now; `over` awaits no answer.
 */
const answerStates = ['open', 'asks_more', 'coming', 'not_coming', 'changed', 'over'] as const

const token = Type.String({ minLength: 1, maxLength: 4096 })

export const LinkLook = Type.Object({ token }, closed)
/** A withdrawal knows no `yes`. */
export const LinkReply = Type.Object({ token, answer: Type.Enum(['yes', 'no']) }, closed)
export const LinkAnswer = Type.Object({
  ...shownFacts,
  missionId: Id,
  state: Type.Enum(answerStates),
})
export type LinkAnswer = Static<typeof LinkAnswer>
