/** Mails about articles, in English. */
export const articlesEn = {
  article: 'Article',
  article_to_review: {
    subject: 'Article to review: %title%',
    heading: 'An article is waiting for your review',
    text: 'Members will see it once you have published it.',
    again: 'It was sent back to be corrected, and has been submitted again.',
    button: 'Review the article',
  },
  article_sent_back: {
    subject: 'Article to correct: %title%',
    heading: 'Your article needs correcting',
    text: 'Here is what the person who reviewed it says:',
    next: 'These words stay beside the text while you correct it. Submit it again once it is ready.',
    button: 'Correct the article',
  },
  article_scheduled: {
    subject: 'Article accepted: %title%',
    heading: 'Your article is accepted',
    text: 'It will appear on %when%. You have nothing to do until then.',
    button: 'See the article',
  },
  article_unscheduled: {
    subject: 'Publication cancelled: %title%',
    heading: 'The planned publication is cancelled',
    text: 'Your article will not appear on the planned day. It is a draft again, and you can work on it.',
    button: 'Open the draft',
  },
  article_published: {
    subject: 'Article published: %title%',
    heading: 'Your article is published',
    text: 'Members can read it. Thank you for writing it.',
    button: 'See the article',
  },
  article_unpublished: {
    subject: 'Article unpublished: %title%',
    heading: 'Your article is no longer published',
    text: 'Members can no longer read it. It is a draft again, and you can work on it.',
    button: 'Open the draft',
  },
  article_deleted: {
    subject: 'Article deleted: %title%',
    heading: 'Your article is deleted',
    text: 'Someone else deleted it: it can no longer be read or worked on. To find out why, use “Write to us” at the foot of each page.',
    button: 'See the resources',
  },
}
