import type { AnswerFacts } from '@ensemble/contracts/missions/answer-link'
import type { Said } from '../data/notifications.ts'

/** A line of what matters; with an address, people can open it. */
export interface MailFact {
  label: string
  value: string
  url?: string
  /** Below the button, which a phone then shows with what matters most. */
  later?: true
  /** Shown beside the subject in the list of a mail program. */
  glance?: true
}

interface MailLink {
  label: string
  url: string
  /** What it is about, below the link. */
  detail?: string
  /** Shown beside the subject in the list of a mail program, where it names nobody. */
  glance?: true
}

/** What a mail says, before it becomes HTML and plain text. One button, never more. */
export interface MailContent {
  subject: string
  /** The subject by its key and values; absent where its words are somebody's own. */
  said?: Said
  heading: string
  greeting: string
  paragraphs: string[]
  facts: MailFact[]
  /** Other pages worth a look, below the button; above it where they are all that the mail is about. */
  offers: { title: string; links: MailLink[] } | null
  button: MailLink
  /** One more way, below the button. */
  more?: MailLink
  /** What the person can answer from the mail itself; the button or the link below leads there. */
  asks?: AnswerFacts
  /** Who gets the mail, and why. */
  footer: string
  /** Where the person chooses what they get; absent where there is nothing to choose. */
  choices?: MailLink
}
