import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Database, databaseUrl, query } from './faults/databases.ts'
import { mailsTo } from './mailbox.ts'
import { dataDir } from './platform.ts'

/** An answer that nobody else ever gave, so that wherever it turns up it comes from the form it was written into. */
export function plantedWord(): string {
  return `Planté${[...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
}

const databases: readonly Database[] = ['ensemble_users', 'ensemble_missions', 'ensemble_articles']

/**
 * Tables of all three services where a word stands to be read, as words or as the bytes of a column: outboxes, inboxes,
 * kept answers, drafts, mails and read models among them.
 * @param address of another server than the platform's
 */
export async function foundInDatabases(words: readonly string[], address?: string): Promise<string[]> {
  const shapes = words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`])
  const found = await Promise.all(databases.map((database) => tablesWith(database, address, [shapes])))
  return found.flat()
}

/** Tables with a row that names a person and says one of these words, which others have said too. */
export async function foundBeside(id: string, words: readonly string[], address?: string): Promise<string[]> {
  const shapes = words.map((word) => `%${word}%`)
  const found = await Promise.all(databases.map((database) => tablesWith(database, address, [[`%${id}%`], shapes])))
  return found.flat()
}

/** @param shapes a row must have one of each */
async function tablesWith(database: Database, address: string | undefined, shapes: string[][]): Promise<string[]> {
  // The owner reads what the service itself may not.
  const url = databaseUrl(database, 'owner', address)
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  expect(tables.length, `tables of ${database}`).toBeGreaterThan(5)
  const found: string[] = []
  for (const { name } of tables) {
    const conditions = shapes.map((_, index) => `t::text like any($${index + 1})`).join(' and ')
    const rows = await query(url, `select 1 from ${name} t where ${conditions} limit 1`, shapes)
    if (rows.length > 0) found.push(`${database}: ${name}`)
  }
  return found
}

/**
 * Files of the platform written since a moment in which a word stands: logs, streams of the broker, tables, pictures.
 * `parts`: the folders that were read.
 */
export async function foundInFiles(
  words: readonly string[],
  since: number,
): Promise<{ found: string[]; read: number; parts: string[] }> {
  const shapes = words.map((word) => Buffer.from(word))
  const found: string[] = []
  const parts = new Set<string>()
  let count = 0
  for (const path of await filesBelow(dataDir)) {
    const bytes = await changedSince(path, since)
    if (!bytes) continue
    count += 1
    const place = path.slice(dataDir.length + 1)
    parts.add(place.split(sep, 1)[0] ?? '')
    if (shapes.some((shape) => bytes.includes(shape))) found.push(place)
  }
  return { found, read: count, parts: [...parts] }
}

/** Files of the broker that say which training somebody has, what their profile is, or that they left for their health. */
export async function kindsAtTheBroker(): Promise<string[]> {
  // As PostgreSQL writes JSON, with a space.
  const told = /"(?:volunteerKinds": \["|profileType"|reasonCode": "health_reasons")/
  const found: string[] = []
  let looksSo = false
  const facts = (await filesBelow(join(dataDir, 'nats'))).filter((path) =>
    /streams.(USERS|MISSIONS|ARTICLES)./.test(path),
  )
  expect(facts.length, 'files of facts').toBeGreaterThan(2)
  for (const path of facts) {
    const text = (await readFile(path).catch(() => Buffer.alloc(0))).toString('latin1')
    if (told.test(text)) found.push(path)
    looksSo ||= text.includes('"volunteerKinds": []')
  }
  expect(looksSo, 'a fact that names no kind, in the form that is looked for').toBe(true)
  return found
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // What the tests themselves keep: the copy that was downloaded, pictures of a failure.
  return paths.filter((path) => !path.startsWith(join(folder, 'test-results')))
}

/** Null for a file that has not changed, or that was taken away while we looked. */
async function changedSince(path: string, since: number): Promise<Buffer | null> {
  const facts = await stat(path).catch(() => null)
  return facts && facts.mtimeMs >= since ? readFile(path).catch(() => null) : null
}

/** Subjects of mails to some people in which a word stands. */
export async function foundInMails(
  request: APIRequestContext,
  addresses: readonly string[],
  words: readonly string[],
): Promise<string[]> {
  const mails = (await Promise.all(addresses.map((address) => mailsTo(request, address)))).flat()
  expect(mails.length, 'mails of the journey').toBeGreaterThan(0)
  return mails.filter((mail) => holds(JSON.stringify(mail), words)).map(({ subject }) => subject)
}

/** Notes every address that a page asks for, and every answer about a person that a cache might keep. */
export function watchTraffic(page: Page, words: readonly string[]): { found: string[]; looked: () => Promise<void> } {
  const found: string[] = []
  const looks: Promise<void>[] = []
  page.on('request', (request) => {
    const said = [request.url(), ...Object.values(request.headers())].map(decoded)
    if (said.some((text) => holds(text, words))) found.push(`request: ${request.method()} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    const look = response.text().then(
      (text) => {
        const kept = response.headers()['cache-control'] ?? ''
        if (holds(text, words) && !kept.includes('no-store')) found.push(`kept answer: ${response.url()}`)
      },
      // The stream of live events never ends, and a page that is left answers no more.
      () => undefined,
    )
    looks.push(look)
  })
  return { found, looked: () => Promise.all(looks).then(() => undefined) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Where the browser of a page keeps a word beyond the page itself. */
export async function foundInBrowser(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const named = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const rows = await Promise.all(
      named.map(
        (name) =>
          new Promise<unknown[]>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => resolve([])
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames]
              const all = stores.map(
                (store) =>
                  new Promise<unknown>((told) => {
                    const reading = opening.result.transaction(store).objectStore(store).getAll()
                    reading.onsuccess = () => told(reading.result)
                    reading.onerror = () => told(null)
                  }),
              )
              void Promise.all(all).then(resolve)
            }
          }),
      ),
    )
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => {
        const cache = await window.caches.open(name)
        const answers = await cache.matchAll()
        return Promise.all(answers.map((answer) => answer.text()))
      }),
    )
    return {
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      indexed: JSON.stringify(rows),
      caches: JSON.stringify(caches),
      history: JSON.stringify(history.state),
      address: location.href,
    }
  })
  const cookies = JSON.stringify(await page.context().cookies())
  return Object.entries({ ...kept, cookies })
    .filter(([, text]) => holds(decoded(text), words))
    .map(([place]) => place)
}

function holds(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word))
}
