import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { departments } from '@ensemble/contracts/departments'
import { articleCategories, articleStates, type Language, languages } from '@ensemble/contracts/enumerations'
import { typeset } from '@ensemble/contracts/typography'
import { formatShortDay, type TFunction, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { RowLink } from '@ensemble/mf-kit/table'
import type { StatusTone } from '@ensemble/ui'
import { CellChip, type TableColumn } from '@ensemble/ui/data-grid'
import { type ReactNode, useMemo } from 'react'

export const stateTones: Record<ManagedArticle['state'], StatusTone> = {
  draft: 'neutral',
  submitted: 'waiting',
  scheduled: 'progress',
  published: 'confirmed',
}

/** What there is to know of articles at a glance, to sort and to filter by; the same as long as nothing in it changes. */
export function useArticleColumns(): TableColumn<ManagedArticle>[] {
  const { t } = useTranslation('mf-articles')
  const dates = useDates()
  const language = useLanguage()
  return useMemo(() => articleColumns(t, dates, language), [t, dates, language])
}

interface Said {
  t: TFunction<'mf-articles'>
  language: Language
  /** A day, and its exact time where somebody points at it. */
  day: (instant: string | null) => ReactNode
}

function articleColumns(
  t: TFunction<'mf-articles'>,
  dates: ReturnType<typeof useDates>,
  language: Language,
): TableColumn<ManagedArticle>[] {
  const day = (instant: string | null) =>
    instant === null ? null : <span title={dates.exact(instant)}>{formatShortDay(instant, { language })}</span>
  return [...columnsAtFirst({ t, language, day }), ...columnsOnDemand({ t, day })]
}

function columnsAtFirst({ t, language, day }: Said): TableColumn<ManagedArticle>[] {
  return [
    {
      id: 'title',
      label: t('managing.columns.title'),
      kind: 'text',
      width: 280,
      sortable: true,
      filterable: true,
      render: (article) => <span lang={article.language}>{typeset(article.title, article.language)}</span>,
      link: ({ id }) => ({ component: RowLink, to: `/articles/${id}` }),
    },
    {
      id: 'state',
      label: t('managing.columns.state'),
      kind: 'choice',
      width: 140,
      sortable: true,
      filterable: true,
      choices: articleStates.map((value) => ({ value, label: t(`states.${value}`) })),
      render: ({ state }) => <CellChip tone={stateTones[state]} label={t(`states.${state}`)} />,
    },
    {
      id: 'authorName',
      label: t('managing.columns.author'),
      kind: 'text',
      width: 150,
      sortable: true,
      filterable: true,
      render: ({ author }) => author.displayName,
    },
    {
      id: 'categories',
      label: t('managing.columns.categories'),
      kind: 'choice',
      width: 180,
      quick: true,
      sortable: false,
      filterable: true,
      choices: articleCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
      render: ({ categories }) => categories.map((value) => t(`categories.${value}`)).join(', '),
    },
    {
      id: 'reads',
      label: t('managing.columns.reads'),
      kind: 'number',
      width: 130,
      sortable: true,
      filterable: true,
      render: ({ reads, state }) =>
        reads === null ? (state === 'published' ? t('managing.fewReads') : null) : reads.toLocaleString(language),
    },
    {
      id: 'updatedAt',
      label: t('managing.columns.changed'),
      kind: 'date',
      width: 130,
      sortable: true,
      filterable: true,
      render: ({ updatedAt }) => day(updatedAt),
    },
  ]
}

/** Hidden until somebody asks for them. */
function columnsOnDemand({ t, day }: Omit<Said, 'language'>): TableColumn<ManagedArticle>[] {
  const placeOf = (code: string | null) =>
    departments.find((department) => department.code === code)?.name ?? t('editor.national')
  return [
    {
      id: 'publishedAt',
      label: t('managing.columns.published'),
      kind: 'date',
      width: 138,
      hidden: true,
      sortable: true,
      filterable: true,
      render: ({ publishedAt }) => day(publishedAt),
    },
    {
      id: 'submittedForReviewAt',
      label: t('managing.columns.submitted'),
      kind: 'date',
      width: 138,
      hidden: true,
      sortable: true,
      filterable: true,
      render: ({ submittedForReviewAt }) => day(submittedForReviewAt),
    },
    {
      id: 'departmentCode',
      label: t('managing.columns.department'),
      kind: 'choice',
      hidden: true,
      sortable: true,
      filterable: true,
      choices: [
        { value: 'national', label: t('editor.national') },
        ...departments.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      ],
      render: ({ departmentCode }) => placeOf(departmentCode),
    },
    {
      id: 'language',
      label: t('managing.columns.language'),
      kind: 'choice',
      hidden: true,
      sortable: true,
      filterable: true,
      choices: languages.map((value) => ({ value, label: t(`languages.${value}`) })),
      render: (article) => t(`languages.${article.language}`),
    },
    {
      id: 'readingMinutes',
      label: t('managing.columns.minutes'),
      kind: 'number',
      hidden: true,
      sortable: true,
      filterable: true,
      render: ({ readingMinutes }) => readingMinutes,
    },
  ]
}
