/** Mails about articles, in French. */
export const articlesFr = {
  article: 'Article',
  article_to_review: {
    subject: 'Article à relire : %title%',
    heading: 'Un article attend votre relecture',
    text: 'Les membres le verront quand vous l’aurez publié.',
    button: 'Relire l’article',
  },
  article_published: {
    subject: 'Article publié : %title%',
    heading: 'Votre article est publié',
    text: 'Les membres peuvent le lire. Merci de l’avoir écrit.',
    button: 'Voir l’article',
  },
}
