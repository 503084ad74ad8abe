import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import type { SharedValues } from '../store/shared-values.ts'

/** shell.json beside the shell's page: what this build of the shell gives to remotes. */
const ShellFacts = Type.Object({
  contract: Type.String(),
  /** Version of each shared library. */
  shared: Type.Record(Type.String(), Type.String()),
  /** Names that each shared package of ours has; an older shell does not say. */
  offers: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
export type ShellFacts = Static<typeof ShellFacts>

const isFacts = checkOf(ShellFacts)
const isKnown = checkOf(Type.Object({ current: ShellFacts, previous: Type.Union([ShellFacts, Type.Null()]) }))

const key = 'shells'

/**
 * What the shell gives to remotes, and what the shell before it gave: tabs that were opened then are still there, and
 * while gateways are updated one after the other both are served. The one before is remembered for all gateways, since
 * its own folder is replaced.
 * @returns the shell of this gateway first; nothing where its build does not say
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
 */
export async function shellsInUse(shellDir: string, values: SharedValues): Promise<ShellFacts[]> {
  const current = checkedJson(await readFile(join(shellDir, 'shell.json'), 'utf8').catch(() => ''), isFacts)
  if (!current) return []
  const text = await values.change(key, (before) => {
    const known = checkedJson(before ?? '', isKnown)
    if (!known) return JSON.stringify({ current, previous: null })
    return isSame(known.current, current) ? before : JSON.stringify({ current, previous: known.current })
  })
  const previous = checkedJson(text ?? '', isKnown)?.previous
  return previous ? [current, previous] : [current]
}

function isSame(one: ShellFacts, other: ShellFacts): boolean {
  return JSON.stringify([one.contract, one.shared]) === JSON.stringify([other.contract, other.shared])
}
