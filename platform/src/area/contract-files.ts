import type { AreaNames } from './area-names.ts'

/** What crosses the border of a new area: two calls and an event, about items that are to get the name of what they are. */
export function contractFiles({ snake, camel, words }: AreaNames): Record<string, string> {
  return {
    'calls.ts': `import type { Call } from '../calls.ts'

export const ${camel}Calls = {
  '${snake}.list': { method: 'GET', path: '/${snake}/list', action: '${snake}.see', summary: 'Items of ${words}, the newest first' },
  '${snake}.create': { method: 'POST', path: '/${snake}/create', action: '${snake}.write', summary: 'Add an item', idempotent: true },
} as const satisfies Record<string, Call>
`,
    'http.ts': `import Type, { type Static } from 'typebox'
import { closed, Id, Instant, UserId } from '../identifiers.ts'
import type { CallSchemas } from '../schemas.ts'
import type { ${camel}Calls } from './calls.ts'

export const Item = Type.Object({ id: Id, title: Type.String(), creatorId: UserId, createdAt: Instant })
export type Item = Static<typeof Item>

export const ${camel}Schemas = {
  '${snake}.list': { data: Type.Object({ items: Type.Array(Item) }) },
  '${snake}.create': { body: Type.Object({ title: Type.String({ minLength: 1, maxLength: 120 }) }, closed), data: Item },
} as const satisfies CallSchemas<keyof typeof ${camel}Calls>
`,
    'events.ts': `import Type from 'typebox'
import type { EventDefinition } from '../events.ts'

export const ${camel}Events = {
  ${camel}ItemCreated: { type: '${snake}.item.created', version: 1, data: Type.Object({ title: Type.String() }) },
} as const satisfies Record<string, EventDefinition>
`,
  }
}
