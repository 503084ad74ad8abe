import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { dataDir } from '../platform.ts'

export interface Registered {
  name: string
  version: string
  descriptor: { container: string; files: Record<string, string> }
  lastKnownGood: { version: string } | null
}

/** What visitors get of a remote at this moment. */
export async function registered(request: APIRequestContext, name: string): Promise<Registered> {
  const { remotes }: { remotes: Registered[] } = await (await request.get('/remotes.json')).json()
  const remote = remotes.find((candidate) => candidate.name === name)
  if (!remote) throw new Error(`${name} is not in the registry`)
  return remote
}

/** Takes a published file away from the disk of the gateway, with its compressed copies. The result puts it back. */
export async function takeAway(name: string, version: string, file: string): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'remotes', name, version)
  const copies = (await readdir(folder)).filter((each) => [file, `${file}.br`, `${file}.gz`].includes(each))
  await Promise.all(copies.map((each) => rename(join(folder, each), join(folder, `.away.${each}`))))
  return async () => {
    await Promise.all(copies.map((each) => rename(join(folder, `.away.${each}`), join(folder, each))))
  }
}

/** What a published file holds. */
export function textOf(name: string, version: string, file: string): Promise<string> {
  return readFile(join(dataDir, 'remotes', name, version, file), 'utf8')
}

/** Alters a published file on the disk of the gateway. The result puts it back as it was. */
export async function alter(name: string, version: string, file: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'remotes', name, version, file)
  const text = await textOf(name, version, file)
  const putBack = await takeAway(name, version, file)
  await writeFile(path, `${text}\n// altered`)
  return putBack
}

/** The entry script of a published version. */
export async function entryOf(name: string, version: string): Promise<string> {
  const files = await readdir(join(dataDir, 'remotes', name, version))
  const entry = files.find((file) => /^remoteEntry\..*\.js$/.test(file))
  if (!entry) throw new Error(`${name} ${version} has no entry`)
  return entry
}
