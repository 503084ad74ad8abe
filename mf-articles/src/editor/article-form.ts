import type { ArticleEdit } from '@ensemble/contracts/articles/content'
import type { Article, Attachment } from '@ensemble/contracts/articles/http'
import type { ArticleCategory, Language } from '@ensemble/contracts/enumerations'
import type { CancerType } from '@ensemble/contracts/health-enumerations'
import { dayInParis } from '@ensemble/contracts/zone-clock'

/** An article as its editor holds it: what is not filled in is ''. */
export interface ArticleForm {
  title: string
  language: Language
  summary: string
  body: string
  categories: ArticleCategory[]
  cancerTypes: CancerType[]
  coverKey: string
  coverAlt: string
  attachments: Attachment[]
  departmentCode: string
  medicallyReviewedBy: string
  /** A day: 2026-12-12. */
  medicallyReviewedAt: string
  /** One on each line. */
  sources: string
  featured: boolean
  /** `updatedAt` of what this text began from: kept with it, so that text found later cannot overwrite somebody else's. */
  basedOn: string
}

/** Under which key what is written in an article, and not yet in it, is kept for the person. */
export function draftKeyOf(articleId: string): string {
  return `article.edit.${articleId}`
}

/** The form of a stored article. */
export function formOf(article: Article): ArticleForm {
  return {
    title: article.title,
    language: article.language,
    summary: article.summary ?? '',
    body: article.body,
    categories: article.categories,
    cancerTypes: article.cancerTypes,
    coverKey: article.coverKey ?? '',
    coverAlt: article.coverAlt ?? '',
    attachments: article.attachments,
    departmentCode: article.departmentCode ?? '',
    medicallyReviewedBy: article.medicallyReviewedBy ?? '',
    medicallyReviewedAt: article.medicallyReviewedAt === null ? '' : dayInParis(article.medicallyReviewedAt),
    sources: article.sources.join('\n'),
    featured: article.featured,
    basedOn: article.updatedAt,
  }
}

/**
 * What the edit call takes of a form.
 * @param maySetFeatured only publishers may say so
 */
export function editOf(form: ArticleForm, maySetFeatured: boolean): ArticleEdit {
  const { basedOn, attachments, departmentCode, featured, ...written } = form
  return {
    updatedAt: basedOn,
    title: written.title.trim(),
    language: written.language,
    summary: orNull(written.summary),
    body: written.body,
    categories: written.categories,
    cancerTypes: written.cancerTypes,
    coverKey: orNull(written.coverKey),
    coverAlt: orNull(written.coverAlt),
    attachments: attachments.map(({ key, name }) => ({ key, name })),
    departmentCode: orNull(departmentCode),
    medicallyReviewedBy: orNull(written.medicallyReviewedBy),
    medicallyReviewedAt: orNull(written.medicallyReviewedAt),
    sources: sourcesOf(written.sources),
    ...(maySetFeatured ? { featured } : {}),
  }
}

function sourcesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
