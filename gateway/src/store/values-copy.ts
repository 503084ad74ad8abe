import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LoggedMove } from '@ensemble/contracts/deliveries'
import { checkOf } from '@ensemble/service-kit/schema-check'
import Type from 'typebox'
import { moveKey } from '../registry/move-log.ts'

const fileName = 'shared.json'
const areValues = checkOf(Type.Record(Type.String(), Type.String()))
const isMove = checkOf(LoggedMove)

/** What this gateway last knew of the shared values: what it starts with when the broker is away. */
export async function readValuesCopy(folder: string): Promise<Map<string, string>> {
  const copy = parse(await text(join(folder, fileName)))
  return areValues(copy) ? new Map(Object.entries(copy)) : readOlderFiles(folder)
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
  const lines = (await text(join(folder, 'moves.jsonl'))).split('\n').map(parse)
  return new Map([
    ...(registry === '' ? [] : [['registry', registry] as const]),
    ...lines.flatMap((move) => (isMove(move) ? [[moveKey(move), JSON.stringify(move)] as const] : [])),
  ])
}

async function text(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
