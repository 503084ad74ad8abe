import type { User } from '../domain/user.ts'
import { choicesLink } from './choices.ts'
import type { MailContent } from './content.ts'
import { translator } from './translate.ts'

/** Mails about an article: to publishers, and to the author. */
export type ArticleMailKind = 'article_to_review' | 'article_published'

export interface ArticleMailInput {
  kind: ArticleMailKind
  article: { id: string; title: string }
  recipient: Pick<User, 'firstName' | 'language'>
  /** Public address of the platform. */
  origin: string
}

/** Writes one mail about an article in the recipient's language; the article's own words stay in the article. */
export function articleMail({ kind, article, recipient, origin }: ArticleMailInput): MailContent {
  const t = translator(recipient.language)
  return {
    subject: t(`${kind}.subject`, { title: article.title }),
    heading: t(`${kind}.heading`),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: [t(`${kind}.text`)],
    facts: [{ label: t('article'), value: article.title }],
    offers: null,
    button: { label: t(`${kind}.button`), url: `${origin}/articles/${article.id}` },
    footer: t(kind === 'article_to_review' ? 'footer_publisher' : 'footer_author'),
    choices: choicesLink(origin, t),
  }
}
