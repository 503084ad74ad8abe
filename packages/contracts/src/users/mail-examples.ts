import Type, { type Static } from 'typebox'
import { languages } from '../enumerations.ts'
import { Nullable } from '../identifiers.ts'
import { standings } from '../missions/events.ts'
import { leavableLists } from './mail-lists.ts'

/** What mails are about, in the order of the page that shows them all. */
export const mailGroups = ['taking_part', 'running', 'letters', 'lists', 'accounts', 'articles'] as const
export type MailGroup = (typeof mailGroups)[number]

/** Situations of a person that change the words of a mail, in the order of the page: how they stand, where they answered. */
export const mailSituations = [...standings, 'answered_here', 'answered_elsewhere'] as const
export type MailSituation = (typeof mailSituations)[number]

const closed = { additionalProperties: false }

/** A mail as somebody would read it, without the addresses of its links. */
export const MailText = Type.Object({
  /** In which situation of the person, where that changes the words. */
  situation: Nullable(Type.Enum(mailSituations)),
  subject: Type.String(),
  heading: Type.String(),
  greeting: Type.String(),
  paragraphs: Type.Array(Type.String()),
  facts: Type.Array(
    Type.Object(
      {
        label: Type.String(),
        value: Type.String(),
        /** Below the button. */
        later: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
  ),
  button: Type.String(),
  more: Nullable(Type.String()),
  offers: Nullable(
    Type.Object(
      {
        title: Type.String(),
        lines: Type.Array(Type.Object({ label: Type.String(), detail: Nullable(Type.String()) }, closed)),
      },
      closed,
    ),
  ),
  footer: Type.String(),
  choices: Nullable(Type.String()),
})
export type MailText = Static<typeof MailText>

export const MailExamples = Type.Object({
  groups: Type.Array(
    Type.Object({
      name: Type.Enum(mailGroups),
      mails: Type.Array(
        Type.Object({
          kind: Type.String(),
          when: Type.String(),
          to: Type.String(),
          /** The list that it belongs to; null where it cannot be stopped. */
          list: Nullable(Type.Enum(leavableLists)),
          texts: Type.Array(MailText),
        }),
      ),
    }),
  ),
})
export type MailExamples = Static<typeof MailExamples>

export const mailExampleSchemas = {
  'user.mailExamples': {
    query: Type.Object({ language: Type.Enum(languages) }, closed),
    data: MailExamples,
  },
} as const
