import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LoggedMove } from '@ensemble/contracts/deliveries'
import { checkOf } from '@ensemble/service-kit/schema-check'
import Type from 'typebox'
import { checkedJson } from '../checked-json.ts'
import { moveKey } from './move-key.ts'

const fileName = 'shared.json'
const areValues = checkOf(Type.Record(Type.String(), Type.String()))
const isMove = checkOf(LoggedMove)

/** What this gateway last knew of the shared values: what it starts with when the broker is away. */
export async function readValuesCopy(folder: string): Promise<Map<string, string>> {
  const copy = checkedJson(await text(join(folder, fileName)), areValues)
  return copy ? new Map(Object.entries(copy)) : readOlderFiles(folder)
}

/** Replaces the copy in one step: a crash leaves the old copy or the new one. */
export async function writeValuesCopy(folder: string, values: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${fileName}.${process.pid}`)
  await writeFile(draft, `${JSON.stringify(Object.fromEntries(values), null, 1)}\n`)
  await rename(draft, join(folder, fileName))
}

/** The release before kept the registry and the log of moves in files of their own. */
async function readOlderFiles(folder: string): Promise<Map<string, string>> {
  const registry = await text(join(folder, 'registry.json'))
  const lines = (await text(join(folder, 'moves.jsonl'))).split('\n')
  const moves = lines.flatMap((line) => checkedJson(line, isMove) ?? [])
  return new Map([
    ...(registry === '' ? [] : [['registry', registry] as const]),
    ...moves.map((move) => [moveKey(move), JSON.stringify(move)] as const),
  ])
}

async function text(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}
