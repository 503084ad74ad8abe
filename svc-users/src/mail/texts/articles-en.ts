/** Mails about articles, in English. */
export const articlesEn = {
  article: 'Article',
  article_to_review: {
    subject: 'Article to review: %title%',
    heading: 'An article is waiting for your review',
    text: 'Members will see it once you have published it.',
    button: 'Review the article',
  },
  article_published: {
    subject: 'Article published: %title%',
    heading: 'Your article is published',
    text: 'Members can read it. Thank you for writing it.',
    button: 'See the article',
  },
}
