import { inTransaction } from '@ensemble/service-kit/database'
import { insertFile } from '../src/data/files.ts'
import type { Deps } from '../src/deps.ts'
import { leafletPdf } from './leaflet-pdf.ts'
import type { Leaflet } from './sections.ts'

/** Stores the documents of a demonstration article. @returns how the article names them */
export async function attachmentsOf(
  deps: Deps,
  articleKey: string,
  documents: readonly Leaflet[],
): Promise<{ key: string; name: string }[]> {
  const stored = documents.map((document, index) => ({
    ...document,
    key: `article_document/demo-${articleKey}-${String(index + 1)}.pdf`,
  }))
  for (const { key, name, lines } of stored) {
    const pdf = leafletPdf(name, lines)
    const file = {
      key,
      contentType: 'application/pdf',
      size: pdf.length,
      visibility: 'members',
      ownerId: null,
    } as const
    await deps.files.put(key, pdf, file.contentType)
    await inTransaction(deps.db, (tx) => insertFile(tx, file, deps.clock.now()))
  }
  return stored.map(({ key, name }) => ({ key, name }))
}
