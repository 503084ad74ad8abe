import type { AreaNames } from './area-names.ts'

interface Versions {
  fastify: string
  typebox: string
}

/**
 * The files of a new service, by path: the smallest that migrates, answers a read and a write, tells of the write, and
 * is tested.
 * @param at when it begins, for the name of its first migration
 */
export function serviceFiles(names: AreaNames, { fastify, typebox }: Versions, at: Date): Record<string, string> {
  const { area, service, snake, camel, words } = names
  const contracts = `@ensemble/contracts/${area}`
  const stamp = at.toISOString().replace(/\D/g, '').slice(0, 12)
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@ensemble/${service}`,
        version: '1.0.0',
        private: true,
        description: `Service: ${words}`,
        type: 'module',
        dependencies: { '@ensemble/contracts': '*', '@ensemble/service-kit': '*', fastify, typebox },
      },
      null,
      2,
    )}\n`,
    'README.md': `# ${service}

**What it is for.** The items of ${words}.

**Run it alone.** \`npm start\` at the root runs it with everything it needs. Alone, with a PostgreSQL and a NATS of your own: \`npx tsx ${service}/src/migrate.ts\`, then \`npx tsx ${service}/src/main.ts\`.

**Calls.** \`${snake}.*\` of \`packages/contracts/src/${area}/calls.ts\`; \`GET /openapi.json\` describes them.

**Events out** (stream \`${names.upper}\`): \`${snake}.item.created\`. **Events in**: none.

**Settings.** Those of every service: see [docs/configuration.md](../docs/configuration.md).

**At night.** \`/readyz\` says what is missing.
`,
    [`migrations/${stamp}_create_items.sql`]: `create table items (
  id uuid primary key,
  version integer not null,
  title text not null,
  creator_id uuid not null,
  created_at timestamptz not null
);
create index items_newest on items (created_at desc, id);

-- When recurring work was last begun, by whichever process.
create table jobs (
  name text primary key,
  last_run_at timestamptz not null
);
`,
    'src/config.ts': `import { streams } from '@ensemble/contracts/events'
import { serviceSettings } from '@ensemble/service-kit/config'
import Type from 'typebox'

/** Settings of this service, one environment variable each (docs/configuration.md). */
export const Config = Type.Object({
  ...serviceSettings,
  /** Asked whether a session still lives when the feed of ended sessions is silent. */
  USERS_URL: Type.String({ format: 'uri' }),
})

export const identity = {
  name: '${service}',
  settings: Config,
  migrations: new URL('../migrations', import.meta.url),
  stream: streams.${camel},
}
`,
    'src/deps.ts': `import type { ServiceDeps } from '@ensemble/service-kit/service/definition'

/** What a use case may use. */
export type Deps = ServiceDeps
`,
    'src/service.ts': `import { askIdentityService } from '@ensemble/service-kit/auth/introspection'
import { defineService } from '@ensemble/service-kit/service/definition'
import { identity } from './config.ts'
import type { Deps } from './deps.ts'
import { itemRoutes } from './http/items.routes.ts'

/** The service as a list: what it answers, what it follows, what recurs. */
export const service = defineService({
  ...identity,
  deps: ({ db, clock }): Deps => ({ db, clock }),
  introspect: (_deps, { config, showSelf }) => askIdentityService(config.USERS_URL, showSelf),
  routes: itemRoutes,
  consumers: () => [],
  projections: [],
  jobs: () => [],
})
`,
    'src/main.ts': `import { runService } from '@ensemble/service-kit/service/run-service'
import { service } from './service.ts'

runService(service)
`,
    'src/migrate.ts': `import { migrateService } from '@ensemble/service-kit/service/migrate-service'
import { identity } from './config.ts'

await migrateService(identity)
`,
    'src/operate.ts': `import { operateService } from '@ensemble/service-kit/service/operate-service'
import { service } from './service.ts'

await operateService(service)
`,
    'src/domain/item.ts': `export interface Item {
  id: string
  /** Raised by every change: events carry it. */
  version: number
  title: string
  creatorId: string
  createdAt: Date
}
`,
    'src/data/items.ts': `import type { Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import type { Item } from '../domain/item.ts'

export const table = defineTable<Item>('items', {
  id: 'uuid',
  version: 'integer',
  title: 'text',
  creatorId: 'uuid',
  createdAt: 'timestamptz',
})

const insertItem = table.insert({ name: 'items-insert' })

export async function insert(tx: Tx, item: Item): Promise<void> {
  await tx.query(insertItem(item))
}
`,
    'src/use-cases/create-item.ts': `import { randomUUID } from 'node:crypto'
import { ${camel}Events } from '${contracts}/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import * as items from '../data/items.ts'
import type { Deps } from '../deps.ts'
import type { Item } from '../domain/item.ts'

/** Adds an item, and tells of it in the same transaction. */
export function createItem(deps: Deps, input: Pick<Item, 'title' | 'creatorId'>): Promise<Item> {
  return inTransaction(deps.db, async (tx) => {
    const item = { id: randomUUID(), version: 1, createdAt: deps.clock.now(), ...input }
    await items.insert(tx, item)
    await recordEvent(tx, {
      definition: ${camel}Events.${camel}ItemCreated,
      aggregateId: item.id,
      aggregateVersion: item.version,
      time: item.createdAt,
      data: { title: item.title },
    })
    return item
  })
}
`,
    'src/queries/item-view.ts': `import type { Item as ItemView } from '${contracts}/http'
import type { Item } from '../domain/item.ts'

/** An item as the contract writes it. */
export function itemView({ id, title, creatorId, createdAt }: Item): ItemView {
  return { id, title, creatorId, createdAt: createdAt.toISOString() }
}
`,
    'src/queries/newest-items.ts': `import type { Item as ItemView } from '${contracts}/http'
import type { Queryable } from '@ensemble/service-kit/database'
import { table } from '../data/items.ts'
import type { Item } from '../domain/item.ts'
import { itemView } from './item-view.ts'

/** The newest items, as many as a page shows. */
export async function newestItems(db: Queryable, limit: number): Promise<ItemView[]> {
  const { rows } = await db.query<Item>({
    name: 'newest-items',
    text: \`select \${table.select()} from items order by created_at desc, id limit $1\`,
    values: [limit],
  })
  return rows.map(itemView)
}
`,
    'src/http/items.routes.ts': `import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { itemView } from '../queries/item-view.ts'
import { newestItems } from '../queries/newest-items.ts'
import { createItem } from '../use-cases/create-item.ts'

const shown = 100

export function itemRoutes(app: FastifyInstance, deps: Deps): void {
  const call = implement(app)

  call('${snake}.list', async () => ({ items: await newestItems(deps.db, shown) }))

  call('${snake}.create', async ({ body, user }) =>
    itemView(await createItem(deps, { title: body.title, creatorId: user.id })),
  )
}
`,
    'test/http/items.test.ts': `import { startTestService } from '@ensemble/service-kit/testing/test-service'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { service } from '../../src/service.ts'

let running: Awaited<ReturnType<typeof startTestService>>
beforeAll(async () => {
  running = await startTestService(service)
})
afterAll(() => running.close())

const admin = testPrincipal({ role: 'admin', departmentCode: null })
const member = testPrincipal()

test('an item that is added is in the list, and told of once', async () => {
  const added = await running.call('${snake}.create', { body: { title: 'The first' } }, admin)
  expect(added).toMatchObject({ status: 200, data: { title: 'The first', creatorId: admin.id } })
  const list = await running.call('${snake}.list', {}, member)
  expect(list.data.items).toEqual([added.data])
  const { rows } = await running.db.query({ text: 'select type, aggregate_id as id from outbox' })
  expect(rows).toEqual([{ type: '${snake}.item.created', id: added.data.id }])
})

test('a member adds nothing', async () => {
  const refused = await running.call('${snake}.create', { body: { title: 'The second' } }, member)
  expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})
`,
    'test/data/tables.test.ts': `import { columnsThatNamePeople } from '@ensemble/service-kit/privacy/own-rows'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { tableFaults } from '@ensemble/service-kit/testing/table-faults'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '../../src/config.ts'
import { table as items } from '../../src/data/items.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ directories: migrationFolders(identity) })
})
afterAll(() => database.close())

test('the tables that are declared are those of the database', async () => {
  expect(await tableFaults(database.db, [items], new URL('../../src/data/', import.meta.url))).toEqual([])
})

test('the id of a person is a uuid in every column', async () => {
  const others = (await columnsThatNamePeople(database.db)).filter(({ type }) => type !== 'uuid')
  expect(others).toEqual([])
})
`,
  }
}
