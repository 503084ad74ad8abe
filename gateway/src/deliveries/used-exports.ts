import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import type { ShellFacts } from './shell-facts.ts'

/** uses.json of a build: which names the remote takes from the packages of ours that the shell gives. */
const UsedExports = Type.Record(Type.String(), Type.Array(Type.String()))
export type UsedExports = Static<typeof UsedExports>

const isUsedExports = checkOf(UsedExports)

/** @returns nothing for a version from before builds said it */
export async function readUsedExports(folder: string): Promise<UsedExports> {
  const text = await readFile(join(folder, 'uses.json'), 'utf8').catch(() => '')
  return checkedJson(text, isUsedExports) ?? {}
}

/**
 * What a remote takes and the shell does not have, as `@ensemble/ui: Box`. Shell and remotes are of one repository, so
 * the version of a package says nothing; a shell that does not say what it offers is older than what asks for it.
 */
export function exportsNotOffered(uses: UsedExports, { offers = {} }: ShellFacts): string[] {
  return Object.entries(uses).flatMap(([library, names]) => {
    const given = new Set(offers[library])
    return names.filter((name) => !given.has(name)).map((name) => `${library}: ${name}`)
  })
}
