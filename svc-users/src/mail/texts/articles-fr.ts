/** Mails about articles, in French. */
export const articlesFr = {
  article: 'Article',
  article_to_review: {
    subject: 'Article à relire : %title%',
    heading: 'Un article attend votre relecture',
    text: 'Les membres le verront quand vous l’aurez publié.',
    again: 'Il avait été renvoyé pour être repris, et il est soumis de nouveau.',
    button: 'Relire l’article',
  },
  article_sent_back: {
    subject: 'Article à reprendre : %title%',
    heading: 'Votre article est à reprendre',
    text: 'Voici ce qu’en dit la personne qui l’a relu :',
    next: 'Ces mots restent à côté du texte pendant que vous le reprenez. Soumettez-le de nouveau quand il est prêt.',
    button: 'Reprendre l’article',
  },
  article_scheduled: {
    subject: 'Article accepté : %title%',
    heading: 'Votre article est accepté',
    text: 'Il paraîtra le %when%. D’ici là, vous n’avez rien à faire.',
    button: 'Voir l’article',
  },
  article_unscheduled: {
    subject: 'Publication annulée : %title%',
    heading: 'La publication prévue est annulée',
    text: 'Votre article ne paraîtra pas à la date prévue. C’est de nouveau un brouillon, que vous pouvez reprendre.',
    button: 'Ouvrir le brouillon',
  },
  article_published: {
    subject: 'Article publié : %title%',
    heading: 'Votre article est publié',
    text: 'Les membres peuvent le lire. Merci de l’avoir écrit.',
    button: 'Voir l’article',
  },
  article_unpublished: {
    subject: 'Article retiré de la publication : %title%',
    heading: 'Votre article n’est plus publié',
    text: 'Les membres ne peuvent plus le lire. C’est de nouveau un brouillon, que vous pouvez reprendre.',
    button: 'Ouvrir le brouillon',
  },
  article_deleted: {
    subject: 'Article supprimé : %title%',
    heading: 'Votre article est supprimé',
    text: 'Une autre personne l’a supprimé : il ne peut plus être lu ni repris. Pour savoir pourquoi, écrivez-nous avec « Nous écrire », en bas de chaque page.',
    button: 'Voir les ressources',
  },
}
