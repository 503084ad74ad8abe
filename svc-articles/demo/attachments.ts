import { inTransaction } from '@ensemble/service-kit/database'
import { insertFile } from '../src/data/files.ts'
import type { Deps } from '../src/deps.ts'
import { leaflet } from './leaflet.ts'

interface Leaflet {
  key: string
  name: string
  lines: readonly string[]
}

/** Leaflets of demonstration articles, by the key of the article. */
const leaflets: Readonly<Record<string, readonly Leaflet[]>> = {
  'aidants-demander-du-repit': [
    {
      key: 'article_document/demo-repit.pdf',
      name: 'Mes questions avant de demander du répit',
      lines: [
        'Combien d’heures par semaine me feraient du bien ?',
        'À qui puis-je confier mon proche, et pour quoi faire ?',
        'Quelles aides existent dans mon département ?',
        'Qui peut m’aider à remplir les dossiers ?',
      ],
    },
    {
      key: 'article_document/demo-semaine.pdf',
      name: 'Ma semaine d’aidant, à remplir',
      lines: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'].map(
        (day) => `${day} : ..............................`,
      ),
    },
  ],
  'caring-for-someone-where-to-find-a-break': [
    {
      key: 'article_document/demo-a-break.pdf',
      name: 'Questions to ask before taking a break',
      lines: ['How many hours a week would help?', 'Whom can I ask, and for what?', 'Who helps with the forms?'],
    },
  ],
}

/** Stores the documents of a demonstration article. @returns how the article names them */
export async function attachmentsOf(deps: Deps, articleKey: string): Promise<{ key: string; name: string }[]> {
  const found = leaflets[articleKey] ?? []
  for (const { key, name, lines } of found) {
    const pdf = leaflet(name, lines)
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
  return found.map(({ key, name }) => ({ key, name }))
}
