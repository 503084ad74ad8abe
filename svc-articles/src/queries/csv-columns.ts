import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { wordsOf } from '@ensemble/contracts/words/word-of'
import { type FileColumn, idColumn } from '@ensemble/service-kit/lists/csv'

const themes = wordsOf('articleCategories')

/** A file of articles. @param language of the themes: a cell that holds several is written here */
export function managedCsvColumns(language: 'fr' | 'en' | 'machines'): readonly FileColumn<ManagedArticle>[] {
  return [
    { names: { fr: 'Article', en: 'Article' }, value: ({ title }) => title },
    { names: { fr: 'État', en: 'Status' }, value: ({ state }) => state, as: wordsOf('articleStates') },
    { names: { fr: 'Écrit par', en: 'Written by' }, value: ({ author }) => author.displayName },
    {
      names: { fr: 'Thèmes', en: 'Topics' },
      value: ({ categories }) =>
        categories.map((one) => (language === 'machines' ? one : (themes[one]?.[language] ?? one))).join(', '),
    },
    { names: { fr: 'Langue', en: 'Language' }, value: (article) => article.language, as: wordsOf('languages') },
    {
      names: { fr: 'Département', en: 'Department' },
      value: ({ departmentCode }) => departmentCode,
      as: 'department',
      none: { fr: 'Toute la France', en: 'All of France' },
    },
    {
      names: { fr: 'Lectures', en: 'Reads' },
      value: ({ reads }) => reads,
      none: { fr: 'Moins de 10', en: 'Fewer than 10' },
    },
    { names: { fr: 'À la une', en: 'Featured' }, value: ({ featured }) => featured },
    { names: { fr: 'Minutes de lecture', en: 'Minutes to read' }, value: ({ readingMinutes }) => readingMinutes },
    {
      names: { fr: 'À relire depuis', en: 'To review since' },
      value: (row) => row.submittedForReviewAt,
      as: 'instant',
    },
    { names: { fr: 'Publication', en: 'Publication' }, value: ({ publishedAt }) => publishedAt, as: 'instant' },
    { names: { fr: 'Dernier changement', en: 'Last change' }, value: ({ updatedAt }) => updatedAt, as: 'instant' },
    { names: { fr: 'Texte changé le', en: 'Text changed on' }, value: (row) => row.changedAt ?? null, as: 'instant' },
    { names: { fr: 'Changé par', en: 'Changed by' }, value: ({ changedBy }) => changedBy },
    idColumn(),
  ]
}
