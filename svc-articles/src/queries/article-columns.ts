import type { ListColumns } from '@ensemble/service-kit/lists/column'

/** The name under which articles stay whose author left: an article outlives its author. */
export const leagueName = 'La Ligue'

/** Fewer readers would tell of them one by one. */
export const fewestReads = 10

/** What the list of articles offers to filter, sort and count by. */
export const articleColumns: ListColumns = {
  title: { sql: 'a.title', kind: 'text', sortable: true, filterable: true },
  categories: { sql: 'a.categories', kind: 'enumList', filterable: true, facet: true },
  cancerTypes: { sql: 'a.cancer_types', kind: 'enumList', filterable: true, facet: true, postOnly: true },
  language: { sql: 'a.language', kind: 'enum', filterable: true, facet: true },
  departmentCode: { sql: 'a.department_code', kind: 'enum', filterable: true, facet: true },
  publishedAt: { sql: 'a.published_at', kind: 'date', sortable: true, filterable: true },
  updatedAt: { sql: 'a.updated_at', kind: 'date', sortable: true, filterable: true },
  readingMinutes: { sql: 'a.reading_minutes', kind: 'integer', sortable: true, filterable: true },
  featured: { sql: 'a.featured', kind: 'boolean', filterable: true },
  submittedForReviewAt: { sql: 'a.submitted_for_review_at', kind: 'date', sortable: true, filterable: true },
  /** Since when somebody should correct it: sent back, and neither handed in again nor to appear. */
  toCorrectSince: {
    sql: 'case when a.submitted_for_review_at is null and a.published_at is null then a.sent_back_at end',
    kind: 'date',
    sortable: true,
    filterable: true,
  },
  attachmentCount: { sql: 'a.attachment_count', kind: 'integer', filterable: true },
  authorId: { sql: 'a.author_id', kind: 'id', filterable: true },
}
