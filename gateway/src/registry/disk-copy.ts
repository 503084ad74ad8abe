import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { emptyRegistry, RegistryState } from './registry-state.ts'

const fileName = 'registry.json'
const isRegistry = checkOf(RegistryState)

/** Reads the text of a registry. @returns null where it is none */
export function parseRegistry(text: string): RegistryState | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRegistry(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** The registry as this gateway last knew it: what it starts with when the broker is away. */
export async function readDiskCopy(remotesDir: string): Promise<RegistryState> {
  try {
    return parseRegistry(await readFile(join(remotesDir, fileName), 'utf8')) ?? emptyRegistry
  } catch {
    return emptyRegistry
  }
}

/** Replaces the copy in one step: a crash leaves the old copy or the new one. */
export async function writeDiskCopy(remotesDir: string, state: RegistryState): Promise<void> {
  await mkdir(remotesDir, { recursive: true })
  const draft = join(remotesDir, `.${fileName}.${process.pid}`)
  await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`)
  await rename(draft, join(remotesDir, fileName))
}
