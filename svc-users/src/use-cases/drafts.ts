import { inTransaction } from '@ensemble/service-kit/database'
import { hasSqlState } from '@ensemble/service-kit/database-errors'
import { refuse } from '@ensemble/service-kit/refusal'
import * as drafts from '../data/drafts.ts'
import type { Deps } from '../deps.ts'

const maxBytes = 65_536

const foreignKeyViolation = '23503'

export interface ShownDraft {
  content: string | null
  updatedAt: string | null
}

/** The texts that somebody has begun under keys of this beginning, each by the title that its form gives it. */
export async function listDrafts(deps: Deps, userId: string, prefix: string) {
  const kept = await drafts.list(deps.db, userId, prefix, deps.clock.now())
  return {
    items: kept.map(({ key, content, updatedAt }) => ({
      key,
      title: titleOf(content),
      updatedAt: updatedAt.toISOString(),
    })),
  }
}

/** Forms keep their values as JSON; what is none of that has no name. */
function titleOf(content: string): string | null {
  try {
    const values: unknown = JSON.parse(content)
    const named = typeof values === 'object' && values !== null && 'title' in values ? values.title : null
    return typeof named === 'string' ? named.trim() || null : null
  } catch {
    return null
  }
}

/** What somebody has begun to write in a form; nulls where nothing is kept. */
export async function readDraft(deps: Deps, userId: string, key: string): Promise<ShownDraft> {
  const draft = await drafts.find(deps.db, userId, key, deps.clock.now())
  return { content: draft?.content ?? null, updatedAt: draft?.updatedAt.toISOString() ?? null }
}

/**
 * Keeps what somebody has begun to write, for 30 days.
 * @throws Refusal VALIDATION_FAILED beyond 64 kB, NOT_FOUND where the account was erased while its token lived
 */
export async function saveDraft(deps: Deps, userId: string, key: string, content: string): Promise<ShownDraft> {
  if (Buffer.byteLength(content) > maxBytes) {
    refuse('VALIDATION_FAILED', { fields: { content: ['TOO_LONG'] }, params: { max: maxBytes } })
  }
  const updatedAt = deps.clock.now()
  await inTransaction(deps.db, (tx) => drafts.save(tx, userId, key, { content, updatedAt })).catch((error: unknown) => {
    if (hasSqlState(error, foreignKeyViolation)) refuse('NOT_FOUND')
    throw error
  })
  return { content, updatedAt: updatedAt.toISOString() }
}

export async function deleteDraft(deps: Deps, userId: string, key: string): Promise<void> {
  await drafts.remove(deps.db, userId, key)
}
