import type { User } from '../domain/user.ts'
import { choicesLink } from './choices.ts'
import type { MailContent } from './content.ts'
import { dateWords } from './dates.ts'
import { titled } from './titles.ts'
import { type Translate, translator } from './translate.ts'

/** Mails about an article: to publishers, and to the author. */
export type ArticleMailKind =
  | 'article_to_review'
  | 'article_sent_back'
  | 'article_scheduled'
  | 'article_unscheduled'
  | 'article_published'
  | 'article_unpublished'
  | 'article_deleted'

export interface ArticleMailInput {
  kind: ArticleMailKind
  article: { id: string; title: string }
  /** It had been sent back, and comes again. */
  again?: boolean | undefined
  /** What is to be corrected. */
  comment?: string | undefined
  /** When it appears, ISO 8601. */
  publishedAt?: string | null | undefined
  recipient: Pick<User, 'firstName' | 'language'>
  /** Public address of the platform. */
  origin: string
}

/** Writes one mail about an article in the recipient's language; the article's own words stay in the article. */
export function articleMail(input: ArticleMailInput): MailContent {
  const { kind, article, again, comment, recipient, origin } = input
  const t = translator(recipient.language)
  return {
    ...titled(t, `${kind}.subject`, { title: article.title }),
    heading: t(`${kind}.heading`),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: [
      ...(again ? [t('article_to_review.again')] : []),
      t(`${kind}.text`, { when: appearance(input, t) }),
      ...(kind === 'article_sent_back' ? [comment ?? '', t('article_sent_back.next')] : []),
    ],
    facts: [{ label: t('article'), value: article.title }],
    offers: null,
    button: { label: t(`${kind}.button`), url: `${origin}${pageOf(kind, article.id)}` },
    footer: t(kind === 'article_to_review' ? 'footer_publisher' : 'footer_author'),
    choices: choicesLink(origin, t),
  }
}

/** The moment by the clock of Paris, as the screens say when articles appear. */
function appearance({ publishedAt, recipient }: ArticleMailInput, t: Translate): string | undefined {
  if (!publishedAt) return undefined
  const { day, time } = dateWords(recipient.language, null)
  const moment = new Date(publishedAt)
  return t('at_time', { day: day(moment), start: time(moment) })
}

/** Whoever has to write again comes to the text, and to the words that stand beside it; what is gone has no page. */
function pageOf(kind: ArticleMailKind, id: string): string {
  switch (kind) {
    case 'article_sent_back':
    case 'article_unscheduled':
    case 'article_unpublished':
      return `/articles/${id}/edit`
    case 'article_to_review':
    case 'article_scheduled':
    case 'article_published':
      return `/articles/${id}`
    case 'article_deleted':
      return '/resources'
  }
}
