import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { isSchema, schemaBreaks, type Schema } from './schema-breaks.ts'

const AnySchema = Type.Record(Type.String(), Type.Unknown())
const PublishedCall = Type.Object({ call: Type.String(), usedBy: Type.Array(Type.String()), schema: AnySchema })
const PublishedEvent = Type.Object({ event: Type.String(), version: Type.Integer(), schema: AnySchema })
const PublishedMigration = Type.Object({ migration: Type.String(), digest: Type.String() })
const PublishedLine = Type.Union([PublishedCall, PublishedEvent, PublishedMigration])
/** A call and the front ends that used it when it was noted; `teams`: who delivers, by a key. */
export type PublishedCall = Static<typeof PublishedCall>
export type PublishedEvent = Static<typeof PublishedEvent>
/** A file that databases out there have in their history, by its place in the repository, with the SHA-256 of its text. */
export type PublishedMigration = Static<typeof PublishedMigration>
export type PublishedLine = Static<typeof PublishedLine>

/** What is published: a line for each call, kind of event and migration, so that a change reads as one line. */
export const publishedFile = join(import.meta.dirname, 'published-interface.jsonl')

/**
 * @param file of another version, for instance
 * @throws when a line is none
 */
export async function readPublished(file = publishedFile): Promise<PublishedLine[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => {
    const value: unknown = JSON.parse(line)
    if (!Check(PublishedLine, value)) throw new Error(`not a line of the published interface: ${line.slice(0, 80)}`)
    return value
  })
}

export async function writePublished(lines: readonly PublishedLine[]): Promise<void> {
  await writeFile(publishedFile, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/**
 * What of this tree would break a front end, a consumer or a service that is published. A call that none used may change
 * or go; a service does not start without each migration that it knows, even one that was taken back since.
 * @returns a sentence for each break
 */
export function interfaceBreaks(published: readonly PublishedLine[], now: readonly PublishedLine[]): string[] {
  return published.flatMap((line) => {
    if ('call' in line && line.usedBy.length === 0) return []
    const next = now.find((candidate) => nameOf(candidate) === nameOf(line))
    const who = 'call' in line ? ` (used by ${line.usedBy.join(', ')})` : ''
    if (!next) return [`${nameOf(line)}${who} is gone`]
    return breaksOf(line, next).map((text) => `${nameOf(line)}${who} ${text}`)
  })
}

function breaksOf(before: PublishedLine, after: PublishedLine): string[] {
  if ('migration' in before || 'migration' in after) {
    return 'digest' in before && 'digest' in after && before.digest === after.digest ? [] : ['has another text']
  }
  return 'call' in before ? callBreaks(before.schema, after.schema) : schemaBreaks(before.schema, after.schema, 'told')
}

/** A part that is new must take an empty one; a part that is gone takes nothing any more. */
function callBreaks(before: Schema, after: Schema): string[] {
  const part = (schema: Schema, name: string): Schema => {
    const value = schema[name]
    return isSchema(value) ? value : { type: 'object', properties: {}, additionalProperties: false }
  }
  const taken = ['params', 'query', 'body'].flatMap((name) =>
    schemaBreaks(part(before, name), part(after, name), 'taken', name),
  )
  return [...taken, ...schemaBreaks(part(before, 'data'), part(after, 'data'), 'told', 'data')]
}

function nameOf(line: PublishedLine): string {
  if ('migration' in line) return line.migration
  return 'call' in line ? line.call : line.event
}
