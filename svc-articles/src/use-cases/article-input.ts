import { articleLimits, type ArticleCreation, type ArticleEdit } from '@ensemble/contracts/articles/content'
import { fileRules } from '@ensemble/contracts/articles/files'
import type { FieldCode } from '@ensemble/contracts/errors'
import type { Role } from '@ensemble/contracts/enumerations'
import { dayInParis } from '@ensemble/contracts/zone-clock'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import { cleanArticleHtml, pictureKeys } from '../domain/article-html.ts'
import type { StoredFile } from '../data/files.ts'
import type { Deps } from '../deps.ts'
import type { Article } from '../domain/article.ts'
import { textOf } from '../domain/article-text.ts'
import { openFile } from './open-file.ts'

export interface Editor {
  id: string
  role: Role
  departmentCode: string | null
}

type Written = Omit<ArticleCreation & ArticleEdit, 'updatedAt' | 'title' | 'language'> &
  Partial<Pick<ArticleCreation, 'title' | 'language'>>

/**
 * What a person wrote, as it will be stored: text trimmed, HTML cleaned, every file looked at and known.
 * @param stored what is edited: a referent may leave its department as it is, whichever that is
 * @throws Refusal VALIDATION_FAILED naming the fields, OUT_OF_SCOPE for another department than a referent's own
 */
export async function articleInput(
  deps: Deps,
  editor: Editor,
  written: Written,
  stored?: Article,
): Promise<Partial<Article>> {
  const { attachments, body, featured, medicallyReviewedAt, ...plain } = written
  const withinReach = [undefined, null, editor.departmentCode, stored?.departmentCode]
  if (editor.role === 'referent' && !withinReach.includes(written.departmentCode)) refuse('OUT_OF_SCOPE')
  const reviewedAt = typeof medicallyReviewedAt === 'string' ? new Date(medicallyReviewedAt) : medicallyReviewedAt
  if (medicallyReviewedAt && isAhead(medicallyReviewedAt, deps.clock.now()))
    invalid('medicallyReviewedAt', 'OUT_OF_RANGE')
  const input: Partial<Article> = trimmed({ ...plain, ...(featured === undefined ? {} : { featured }) })
  if (written.title !== undefined && written.title.trim().length < articleLimits.title.min)
    invalid('title', 'TOO_SHORT')
  if (reviewedAt !== undefined) input.medicallyReviewedAt = reviewedAt
  if (body !== undefined) {
    input.body = cleanArticleHtml(body)
    if (textOf(input.body).length > articleLimits.body.max) invalid('body', 'TOO_LONG')
    for (const key of pictureKeys(input.body)) await requirePicture(deps, editor, key, 'body', 1)
  }
  if (plain.coverKey) await requirePicture(deps, editor, plain.coverKey, 'coverKey', fileRules.article_cover.minWidth)
  if (attachments) input.attachments = await Promise.all(attachments.map((one) => attachment(deps, editor, one)))
  return input
}

/** The files that an article shows. */
export function filesOf({ coverKey, attachments, body }: Article): string[] {
  return [...(coverKey === null ? [] : [coverKey]), ...attachments.map(({ key }) => key), ...pictureKeys(body)]
}

async function requirePicture(deps: Deps, editor: Editor, key: string, field: string, minWidth: number): Promise<void> {
  const file = await fileFor(deps, editor, key, field)
  if (!file.contentType.startsWith('image/')) invalid(field, 'NOT_IN_LIST')
  // What the platform has drawn is not measured.
  if (file.width !== null && file.width < minWidth) invalid(field, 'OUT_OF_RANGE')
}

async function attachment(deps: Deps, editor: Editor, { key, name }: { key: string; name: string }) {
  const { contentType, size } = await fileFor(deps, editor, key, 'attachments')
  if (contentType.startsWith('image/')) invalid('attachments', 'NOT_IN_LIST')
  return { key, name: name.trim(), size, contentType }
}

/** A file that the editor may read: otherwise somebody's private file could be made public by naming it. */
async function fileFor(deps: Deps, editor: Editor, key: string, field: string): Promise<StoredFile> {
  try {
    return await openFile(deps, editor, key)
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'SERVICE_UNAVAILABLE') return invalid(field, 'NOT_IN_LIST')
    throw error
  }
}

function trimmed<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [name, trimmedValue(value)])
  return Object.assign({}, fields, Object.fromEntries(entries))
}

/** An empty text is none, and leaves its list. */
function trimmedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimmedValue).filter((one) => one !== null)
  if (typeof value !== 'string') return value
  return value.trim() === '' ? null : value.trim()
}

/** A plain day is one of Paris, which begins before the same day in UTC. */
function isAhead(dayOrInstant: string, now: Date): boolean {
  const isDay = dayOrInstant.length === 'YYYY-MM-DD'.length
  return isDay ? dayOrInstant > dayInParis(now.toISOString()) : new Date(dayOrInstant) > now
}

function invalid(field: string, code: FieldCode): never {
  return refuse('VALIDATION_FAILED', { fields: { [field]: [code] } })
}
