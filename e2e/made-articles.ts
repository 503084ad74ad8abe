import { type APIRequestContext, expect } from '@playwright/test'
import type { Account } from './accounts.ts'
import { callAs } from './api.ts'

export interface MadeArticle {
  id: string
  title: string
  updatedAt: string
  coverKey: string
}

const paragraph = '<p>Restez à l’ombre aux heures chaudes, buvez de l’eau, et portez un chapeau.</p>'

/** Everything that an article needs to be published. */
export async function completeContent(request: APIRequestContext, title: string) {
  const { data } = await callAs<{ items: MadeArticle[] }>(request, 'admin', 'GET', '/article/list?pageSize=5')
  return {
    title,
    language: 'fr' as const,
    summary: 'Un résumé assez long pour être publié.',
    body: paragraph.repeat(3),
    categories: ['PREVENTION'],
    coverKey: data.items[0]?.coverKey ?? '',
    coverAlt: 'Un arbre',
  }
}

/** Begins an article as somebody. The test takes it away again. */
export async function beginArticle(request: APIRequestContext, account: Account, body: object): Promise<MadeArticle> {
  const answer = await callAs<MadeArticle>(request, account, 'POST', '/article/create', { body })
  expect(answer).toMatchObject({ success: true })
  return answer.data
}

/** Deletes an article if it is still there. */
export async function removeArticle(request: APIRequestContext, id: string): Promise<void> {
  await callAs(request, 'admin', 'DELETE', `/article/${id}/delete`, { body: {} })
}

/** Brings a document for articles, as the editor does. @returns its key */
export async function bringDocument(request: APIRequestContext, account: Account): Promise<string> {
  const announced = await callAs<{ url: string; key: string; headers: Record<string, string> }>(
    request,
    account,
    'POST',
    '/file/create_presigned_url',
    {
      body: {
        purpose: 'article_document',
        fileName: 'guide.pdf',
        contentType: guide.mimeType,
        size: guide.buffer.length,
      },
    },
  )
  const { url, key, headers } = announced.data
  const sent = await request.put(url, { data: guide.buffer, headers })
  expect(sent.ok()).toBe(true)
  return key
}

/** A document as a person chooses one. */
export const guide = {
  name: 'guide.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
}
