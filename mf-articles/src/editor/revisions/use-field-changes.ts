import { useTranslation } from '@ensemble/mf-kit'
import type { ArticleForm } from '../article-form.ts'

/** What changed beside the words: one sentence for each field. */
export function useFieldChanges(before: ArticleForm, after: ArticleForm): string[] {
  const { t } = useTranslation('mf-articles')
  const none = t('editor.revisions.none')
  const lists = [
    {
      field: t('editor.fields.categories'),
      was: before.categories.map((value) => t(`categories.${value}`)),
      is: after.categories.map((value) => t(`categories.${value}`)),
    },
    {
      field: t('editor.fields.cancers'),
      was: before.cancerTypes.map((value) => t(`cancers.${value}`)),
      is: after.cancerTypes.map((value) => t(`cancers.${value}`)),
    },
    {
      field: t('editor.sections.documents'),
      was: before.attachments.map(({ name }) => name),
      is: after.attachments.map(({ name }) => name),
    },
    {
      field: t('editor.fields.language'),
      was: [t(`languages.${before.language}`)],
      is: [t(`languages.${after.language}`)],
    },
    {
      field: t('editor.fields.department'),
      was: [before.departmentCode || t('editor.national')],
      is: [after.departmentCode || t('editor.national')],
    },
    { field: t('editor.fields.coverAlt'), was: filled(before.coverAlt), is: filled(after.coverAlt) },
    {
      field: t('editor.fields.reviewer'),
      was: filled(before.medicallyReviewedBy),
      is: filled(after.medicallyReviewedBy),
    },
    {
      field: t('editor.fields.reviewedOn'),
      was: filled(before.medicallyReviewedAt),
      is: filled(after.medicallyReviewedAt),
    },
    { field: t('editor.fields.sources'), was: filled(before.sources), is: filled(after.sources) },
  ]
  const words = (values: readonly string[]) => (values.length === 0 ? none : values.join(', '))
  return [
    ...lists
      .filter(({ was, is }) => words(was) !== words(is))
      .map(({ field, was, is }) => t('editor.revisions.field', { field, was: words(was), is: words(is) })),
    ...(before.coverKey === after.coverKey ? [] : [t('editor.revisions.cover')]),
  ]
}

function filled(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
