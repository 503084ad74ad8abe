import Type, { type Static } from 'typebox'
import { surveyKinds } from '../enumerations.ts'
import { closed, Instant, Nullable, UserId } from '../identifiers.ts'

const mark = Type.Integer({ minimum: 1, maximum: 5 })

export const SurveySend = Type.Object(
  {
    kind: Type.Enum(surveyKinds),
    /** Asked for where `kind` is `link`; https alone. */
    url: Type.Optional(Type.String({ maxLength: 500 })),
    subject: Type.String({ minLength: 5, maxLength: 120 }),
    message: Type.Optional(Type.String({ maxLength: 2000 })),
    /** While the mission goes on: which part of it is over, in words that the people read. */
    part: Type.Optional(Type.String({ minLength: 3, maxLength: 120 })),
    /** To those who have been asked and have not answered, instead of those who have not been asked. */
    again: Type.Optional(Type.Literal(true)),
    /** Absent = everybody who is confirmed and has not received one yet. */
    userIds: Type.Optional(Type.Array(UserId, { minItems: 1, maxItems: 500, uniqueItems: true })),
  },
  closed,
)
export type SurveySend = Static<typeof SurveySend>

export const SurveySent = Type.Object({ recipients: Type.Integer(), sentAt: Instant })

export const SurveyAnswer = Type.Object(
  {
    grade: mark,
    usefulness: mark,
    comment: Type.Optional(Type.String({ maxLength: 2000 })),
    /** Whether the comment may be quoted, without a name. */
    publishable: Type.Boolean(),
  },
  closed,
)
export type SurveyAnswer = Static<typeof SurveyAnswer>

/** The survey that the reader was sent, newest first; null where there is none. */
export const MySurvey = Type.Object({
  kind: Type.Enum(surveyKinds),
  url: Nullable(Type.String()),
  subject: Type.String(),
  message: Nullable(Type.String()),
  sentAt: Instant,
  answeredAt: Nullable(Instant),
  /** Until when the reader lets the league quote their comment; null where they do not. */
  quotableUntil: Type.Optional(Nullable(Instant)),
})
export type MySurvey = Static<typeof MySurvey>

/** How often each mark was given, from 1 to 5. */
const Marks = Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 })

/** What came back. Comments carry no name: who wrote one cannot be told from the answer. */
export const SurveyResults = Type.Object({
  sends: Type.Array(
    Type.Object({
      kind: Type.Enum(surveyKinds),
      url: Nullable(Type.String()),
      subject: Type.String(),
      sentAt: Instant,
      sentBy: UserId,
      recipients: Type.Integer(),
    }),
  ),
  recipients: Type.Integer(),
  answers: Type.Integer(),
  grades: Marks,
  usefulness: Marks,
  averageGrade: Nullable(Type.Number()),
  averageUsefulness: Nullable(Type.Number()),
  /** With their grades, which may tell whose they are: none while there are fewer than ten answers. */
  comments: Type.Array(Type.Object({ comment: Type.String(), grade: mark, publishable: Type.Boolean() })),
  /** All comments, without their grades until then. */
  remarks: Type.Optional(
    Type.Array(Type.Object({ comment: Type.String(), grade: Type.Optional(mark), publishable: Type.Boolean() })),
  ),
  /** Whether there are others: five hundred are told. */
  moreRemarks: Type.Optional(Type.Boolean()),
})
export type SurveyResults = Static<typeof SurveyResults>
