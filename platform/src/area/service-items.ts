import type { AreaNames } from './area-names.ts'

/** What a new service does: it keeps items, from the route down to the table, and tells of each. */
export function serviceItems(names: AreaNames): Record<string, string> {
  return { ...itemTable(), ...itemCreation(names), ...itemQueries(names), ...itemRoutes(names) }
}

/** What an item is, and the table that keeps it. */
function itemTable(): Record<string, string> {
  return {
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
  }
}

/** How an item comes to be. */
function itemCreation({ area, camel }: AreaNames): Record<string, string> {
  return {
    'src/use-cases/create-item.ts': `import { randomUUID } from 'node:crypto'
import { ${camel}Events } from '@ensemble/contracts/${area}/events'
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
  }
}

/** How items are read. */
function itemQueries({ area }: AreaNames): Record<string, string> {
  return {
    'src/queries/item-view.ts': `import type { Item as ItemView } from '@ensemble/contracts/${area}/http'
import type { Item } from '../domain/item.ts'

/** An item as the contract writes it. */
export function itemView({ id, title, creatorId, createdAt }: Item): ItemView {
  return { id, title, creatorId, createdAt: createdAt.toISOString() }
}
`,
    'src/queries/newest-items.ts': `import type { Item as ItemView } from '@ensemble/contracts/${area}/http'
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
  }
}

/** The calls that do both. */
function itemRoutes({ snake }: AreaNames): Record<string, string> {
  return {
    'src/http/items.routes.ts': `import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { itemView } from '../queries/item-view.ts'
import { newestItems } from '../queries/newest-items.ts'
import { createItem } from '../use-cases/create-item.ts'

const shown = 100

export function itemRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('${snake}.list', async () => ({ items: await newestItems(deps.db, shown) }))

  route('${snake}.create', async ({ body, user }) =>
    itemView(await createItem(deps, { title: body.title, creatorId: user.id })),
  )
}
`,
  }
}
