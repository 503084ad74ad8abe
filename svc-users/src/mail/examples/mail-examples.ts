import type { Language } from '@ensemble/contracts/enumerations'
import { typeset } from '@ensemble/contracts/typography'
import { mailOccasionsEn } from '@ensemble/contracts/users/mail-occasions-en'
import { mailOccasionsFr } from '@ensemble/contracts/users/mail-occasions-fr'
import {
  type MailExamples,
  type MailGroup,
  mailGroups,
  type MailSituation,
  mailSituations,
  type MailText,
} from '@ensemble/contracts/users/mail-examples'
import { mailListOf } from '../../domain/mail-lists.ts'
import type { MailContent } from '../content.ts'
import { typesetAll } from '../render.ts'
import { isMailKind, type MailKind } from '../translate.ts'
import { accounts } from './accounts.ts'
import type { Example, Written } from './example.ts'
import { running } from './running.ts'
import { exampleScene } from './scene.ts'
import { takingPart } from './taking-part.ts'
import { articles, letters, lists } from './writing.ts'

const occasions: Record<Language, Record<MailKind, readonly [when: string, to: string]>> = {
  fr: mailOccasionsFr,
  en: mailOccasionsEn,
}

/** An example of each mail: one without does not compile. */
export const examples: Record<MailKind, Example> = {
  ...takingPart,
  ...running,
  ...letters,
  ...lists,
  ...accounts,
  ...articles,
}

const groups: Record<MailGroup, Partial<Record<MailKind, Example>>> = {
  taking_part: takingPart,
  running,
  letters,
  lists,
  accounts,
  articles,
}

/** Every mail in a language as somebody would get it, about made-up facts; in the order of the page that shows them. */
export function mailExamples(language: Language, origin: string): MailExamples {
  const scene = exampleScene(language, origin)
  return {
    groups: mailGroups.map((name) => ({
      name,
      mails: Object.keys(groups[name])
        .filter(isMailKind)
        .map((kind) => {
          const [when, to] = occasions[language][kind]
          const texts = textsOf(examples[kind](scene), language)
          const say = (words: string) => typeset(words, language)
          return { kind, when: say(when), to: say(to), list: mailListOf(kind), texts }
        }),
    })),
  }
}

/** The one text of a mail, or one for each situation of who gets it. */
function textsOf(written: Written, language: Language): MailText[] {
  if (isOne(written)) return [textOf(written, null, language)]
  return mailSituations.flatMap((situation) => {
    const content = written[situation]
    return content ? [textOf(content, situation, language)] : []
  })
}

function isOne(written: Written): written is MailContent {
  return 'subject' in written
}

function textOf(content: MailContent, situation: MailSituation | null, language: Language): MailText {
  const { subject, heading, greeting, paragraphs, facts, button, more, offers, footer, choices } = typesetAll(
    content,
    language,
  )
  return {
    situation,
    subject,
    heading,
    greeting,
    paragraphs,
    facts: facts.map(({ label, value, later = false }) => ({ label, value, later })),
    button: button.label,
    more: more?.label ?? null,
    offers: offers && {
      title: offers.title,
      lines: offers.links.map(({ label, detail = null }) => ({ label, detail })),
    },
    footer,
    choices: choices?.label ?? null,
  }
}
