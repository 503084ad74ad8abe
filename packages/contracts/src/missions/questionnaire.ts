import Type, { type Static } from 'typebox'
import { surveyKinds } from '../enumerations.ts'
import { closed, Day, Instant, Nullable } from '../identifiers.ts'
import { questionKinds } from './questionnaire-course.ts'
import { questionnaireLimits as limits } from './questionnaire-limits.ts'

/** Short ids that stay when words change: answers and conditions name them. */
const Key = Type.String({ pattern: '^[a-z0-9]{1,12}$' })

const between = ({ min, max }: { min: number; max: number }) => Type.String({ minLength: min, maxLength: max })

const Question = Type.Object(
  {
    id: Key,
    kind: Type.Enum(questionKinds),
    label: between(limits.label),
    hint: Nullable(Type.String({ maxLength: limits.hint })),
    /** Whether one goes on only with an answer; "I prefer not to say" is one. */
    required: Type.Boolean(),
    /** Of `single` and `several`. */
    options: Type.Array(Type.Object({ id: Key, label: between(limits.optionLabel) }, closed), {
      maxItems: limits.options.max,
    }),
    /** The ends of a `scale`, and the least and most of a `number`; null = no bound. */
    lowest: Nullable(Type.Number()),
    highest: Nullable(Type.Number()),
    /** What the ends of a `scale` mean. */
    lowestLabel: Nullable(Type.String({ maxLength: limits.endLabel })),
    highestLabel: Nullable(Type.String({ maxLength: limits.endLabel })),
    /** Shown only when an earlier question has one of these options as its answer. */
    condition: Nullable(
      Type.Object(
        { questionId: Key, optionIds: Type.Array(Key, { minItems: 1, maxItems: limits.options.max }) },
        closed,
      ),
    ),
  },
  closed,
)
export type Question = Static<typeof Question>

const Section = Type.Object(
  {
    id: Key,
    title: between(limits.sectionTitle),
    intro: Nullable(Type.String({ maxLength: limits.sectionIntro })),
    questions: Type.Array(Question, { minItems: 1, maxItems: limits.questions }),
  },
  closed,
)

/**
 * What a mission of the kind "studies and surveys" asks: questions that are kept here (`built_in`), or the address of
 * another tool (`link`). It is open until the mission ends.
 */
export const Questionnaire = Type.Object(
  {
    kind: Type.Enum(surveyKinds),
    /** Of `link`; https alone. In an answer it is null to whoever has no part in the mission. */
    url: Nullable(Type.String({ maxLength: 500 })),
    /** What people agree to before the first question; of `built_in`. */
    consentText: Nullable(Type.String({ maxLength: limits.consentText.max })),
    /** The day on which every answer is erased; of `built_in`. */
    eraseOn: Nullable(Day),
    sections: Type.Array(Section, { maxItems: limits.sections }),
  },
  closed,
)
export type Questionnaire = Static<typeof Questionnaire>

const AnswerValue = Type.Union([
  Type.String({ maxLength: limits.answerText }),
  Type.Number(),
  Type.Array(Key, { maxItems: limits.options.max }),
  Type.Null(),
])

/** By the id of the question; null = "I prefer not to say". */
const AnswersById = Type.Record(Type.String({ pattern: '^[a-z0-9]{1,12}$' }), AnswerValue, {
  maxProperties: limits.sections * limits.questions,
})

/**
 * Keeps what was answered so far, or sends it. The first one is also the consent to this study. Of a `link`, `done`
 * without answers says that one has answered in the other tool.
 */
export const QuestionnaireAnswersEdit = Type.Object(
  {
    answers: AnswersById,
    /** The section to go on with. */
    sectionId: Nullable(Key),
    /** Sends the answers: every question that is shown and required has one. */
    done: Type.Optional(Type.Literal(true)),
    /** The consent text as it was read; asked for before the first answer. */
    consentText: Type.Optional(Type.String({ maxLength: limits.consentText.max })),
  },
  closed,
)
export type QuestionnaireAnswersEdit = Static<typeof QuestionnaireAnswersEdit>

/** The reader's own answers; empty before they have begun. Of a `link`, when they said that they have answered. */
export const OwnQuestionnaireAnswers = Type.Object({
  answers: AnswersById,
  sectionId: Nullable(Type.String()),
  consentedAt: Nullable(Instant),
  savedAt: Nullable(Instant),
  sentAt: Nullable(Instant),
})
export type OwnQuestionnaireAnswers = Static<typeof OwnQuestionnaireAnswers>

/** Where the reader stands with the questionnaire of a mission. */
export const MyQuestionnaire = Type.Object({
  /** Whether they may begin, or go on, now. */
  mayAnswer: Type.Boolean(),
  /** Whether they may take their answers back now. */
  mayTakeBack: Type.Boolean(),
  begunAt: Nullable(Instant),
  sentAt: Nullable(Instant),
})
export type MyQuestionnaire = Static<typeof MyQuestionnaire>

/** How often something was answered; null where fewer than ten people did, or where the others would tell how many. */
const Count = Nullable(Type.Integer())

const QuestionResult = Type.Object({
  questionId: Type.String(),
  /** People who answered this question, "I prefer not to say" left out; null as well where it is asked of some alone. */
  answers: Count,
  declined: Count,
  /** Of options, steps of a scale, and years of days: what is counted, in its order. */
  counts: Type.Array(Type.Object({ value: Type.String(), count: Count })),
  /** Of a scale or a figure. */
  average: Nullable(Type.Number()),
  median: Nullable(Type.Number()),
  /** Words, in an order that tells nothing about who wrote them. */
  texts: Type.Array(Type.String()),
})
export type QuestionResult = Static<typeof QuestionResult>

/**
 * What came back, without names; nothing before ten people have sent their answers. Of a `link`, how many say that they
 * have answered.
 */
export const QuestionnaireResults = Type.Object({
  sent: Count,
  erasedAt: Nullable(Instant),
  questions: Type.Array(QuestionResult),
})
export type QuestionnaireResults = Static<typeof QuestionnaireResults>
