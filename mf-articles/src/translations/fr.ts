import type { Translations } from '@ensemble/contracts/remote'
import type editing from './fr-later-editing.ts'
import { choices } from './fr-choices.ts'

const fr = {
  resources: {
    title: 'Ressources',
    sentence: 'Des articles relus par la Ligue pour comprendre, s’orienter et agir.',
    managing: 'Vos articles et ceux que vous suivez, du brouillon à la publication.',
    search: 'Chercher un article',
    language: 'Langue de l’article',
    everyLanguage: 'Toutes les langues',
    categories: 'Thèmes',
    featured: 'À la une',
    others: 'Tous les articles',
    results: 'Articles',
    new: 'Nouvel article',
    tabs: { articles: 'Articles', documents: 'Documents', manage: 'Gérer' },
    cancers: 'Cancer concerné',
    everyCancer: 'Tous',
    choice: '(%articles%)',
    choiceCapped: '(%articles% ou plus)',
    showResult: 'Voir\u00a0: %result%',
    counts: {
      articles_one: '%count% article',
      articles_other: '%count% articles',
      documents_one: '%count% article avec documents',
      documents_other: '%count% articles avec documents',
    },
    countCapped: 'Plus de %total% résultats',
    words: '«\u00a0%words%\u00a0»',
    clear: 'Effacer les filtres',
    none: 'Aucun article ne correspond',
    noneHint: 'Essayez d’autres mots ou retirez un filtre.',
    empty: {
      articles: 'Pas encore d’article',
      documents: 'Pas encore de document',
    },
    emptyHint: {
      articles: 'Les premiers articles paraîtront ici.',
      documents: 'Les documents joints aux articles paraîtront ici.',
    },
    failed: 'Les articles n’ont pas pu être chargés',
  },
  card: {
    featured: 'À la une',
    readingTime_one: '%count% min de lecture',
    readingTime_other: '%count% min de lecture',
  },
  reading: {
    size: 'Taille du texte',
    sizes: { normal: 'Texte normal', large: 'Grand texte', larger: 'Très grand texte' },
    print: 'Imprimer',
    contents: 'Dans cet article',
  },
  drafts: {
    submittedOn: 'Soumis à relecture le %date%',
    scheduledFor: 'Publication prévue le %date%',
  },
  article: {
    readAll: 'Lire tout l’article',
    title: 'Article',
    edit: 'Modifier',
    draftTitle: 'Cet article n’est pas publié',
    draftHint: 'Seules les personnes qui l’écrivent ou le publient peuvent le lire.',
    noCare: 'Cet article informe. Il ne remplace pas l’avis de votre équipe soignante.',
    documents: 'Documents à télécharger',
    missions: 'Envie d’agir',
    missionsHint: 'Des missions proches de ce sujet, selon vos forces du moment.',
    seeMissions: 'Voir les missions',
    related: 'À lire aussi',
    back: 'Toutes les ressources',
    by: 'Par %name%',
    published: 'Publié le %date%',
    updated: 'Mis à jour le %date%',
    draft: 'Brouillon',
    reviewedBy: 'Relecture médicale\u00a0: %name%.',
    reviewedByOn: 'Relecture médicale\u00a0: %name%, le %date%.',
    sources: 'Sources',
    notFound: 'Cet article n’est plus disponible',
    notFoundHint: 'Il a peut-être été retiré ou son adresse a changé.',
    failed: 'L’article n’a pas pu être chargé',
  },
  widget: {
    title: 'Articles récents',
    all: 'Toutes les ressources',
    toReview: 'Article à relire',
    toCorrect: 'Article à reprendre',
    returns: 'Déjà renvoyé le %date%, avec ce mot\u00a0:',
    sentBack: 'Le siège l’a renvoyé avec ce mot\u00a0:',
    publish: 'Publier',
    published: '«\u00a0%title%\u00a0» est publié.',
    moreDrafts_one: 'Voir l’autre article à relire',
    moreDrafts_other: 'Voir les %count% autres articles à relire',
    moreToCorrect_one: 'Voir l’autre article à reprendre',
    moreToCorrect_other: 'Voir les %count% autres articles à reprendre',
    waitingFailed: 'Les articles à relire n’ont pas pu être chargés',
  },
  sendBack: {
    action: 'Renvoyer avec un mot',
    title: 'Renvoyer cet article\u00a0?',
    consequence:
      'Il redevient un brouillon. La personne qui l’a écrit reçoit votre mot par e-mail, corrige et soumet de nouveau.',
    nobody:
      'Il redevient un brouillon. La personne qui l’a écrit n’a plus de compte\u00a0: votre mot reste avec le texte, pour qui le reprendra.',
    comment: 'Ce qu’il faut reprendre',
    hint: '10 caractères au moins.',
    tooShort: 'Écrivez 10 caractères au moins.',
    send: 'Renvoyer',
    done: 'L’article est renvoyé, avec votre mot.',
    asked: 'À reprendre',
    askedOn: 'Renvoyé le %date%, avec ce mot\u00a0:',
    askedBy: 'Renvoyé le %date% par %name%, avec ce mot\u00a0:',
    returns: 'Soumis de nouveau',
  },
  figures: {
    title: 'Les articles',
    ownTitle: 'Ce que vous avez lu',
    ownReads_one: '%count% lecture sur cette période. Nous ne gardons pas le titre de l’article.',
    ownReads_other: '%count% lectures sur cette période. Nous ne gardons pas les titres des articles.',
    readOn: 'Trouver un article',
    failed: 'Ces chiffres n’ont pas pu être chargés',
    few: '<10',
    articlesChart: 'Articles parus par thème',
    readsChart: 'Lectures par thème',
    category: 'Catégorie',
    articles: 'Articles parus',
    reads: 'Lectures',
    mostReadChart: 'Articles les plus lus',
    article: 'Article',
    mostReadFile: 'articles-les-plus-lus',
    files: { articles: 'articles-themes', reads: 'lectures-themes' },
  },
  editor: {
    newTitle: 'Nouvel article',
    editTitle: 'Modifier l’article',
  },
  ...choices,
} as const satisfies Translations

export default fr

// The keys that the texts of this area have: a wrong one does not compile.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-articles': typeof fr & typeof editing
  }
}
