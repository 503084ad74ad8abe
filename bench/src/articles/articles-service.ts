import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Identity } from '../identity.ts'
import { keptDatabase } from '../kept-database.ts'
import { migrate, startService } from '../service-process.ts'
import { loadArticles } from './load-articles.ts'

/** As many articles. @returns the address of their database */
export function articlesDatabase(articles: number): Promise<string> {
  return keptDatabase({
    name: `bench_articles_${articles}`,
    migrate: (url) => migrate('svc-articles', url),
    load: (db) => loadArticles(db, articles),
  })
}

/**
 * The service as it is, in a process of its own.
 * @param folder for its files
 */
export function startArticles(databaseUrl: string, identity: Identity, folder: string) {
  return startService('svc-articles', databaseUrl, identity, {
    STORAGE_URL: pathToFileURL(join(folder, 'storage')).href,
  })
}
