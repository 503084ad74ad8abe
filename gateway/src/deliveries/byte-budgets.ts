import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mapSuffix } from '../store/published-files.ts'
import { DeliveryRefused } from './reasons.ts'

/** Bytes of a remote as a whole, uncompressed: what a browser may come to keep of it. */
const wholeBudget = 1_048_576

/** Bytes over the line before any page of the remote can show: manifest, entry and module, compressed. */
const firstBudget = 49_152

/**
 * Refuses a version that a phone on a slow line would wait for.
 * @param folder of the version, compressed copies included
 * @param files all that the descriptor lists
 * @param first those that are asked for before any page shows
 * @throws {DeliveryRefused}
 */
export async function checkBudgets(folder: string, files: readonly string[], first: readonly string[]): Promise<void> {
  const sizes = await Promise.all(files.filter((file) => !file.endsWith(mapSuffix)).map((file) => sizeOf(folder, file)))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  if (whole > wholeBudget) throw new DeliveryRefused('tooHeavy', { bytes: whole, max: wholeBudget })
  const sent = await Promise.all(first.map((file) => sentSizeOf(folder, file)))
  const bytes = sent.reduce((sum, size) => sum + size, 0)
  if (bytes > firstBudget) throw new DeliveryRefused('tooHeavyFirst', { bytes, max: firstBudget })
}

async function sizeOf(folder: string, file: string): Promise<number> {
  return (await stat(join(folder, file))).size
}

/** As a browser gets it; a small file has no compressed copy. */
async function sentSizeOf(folder: string, file: string): Promise<number> {
  const compressed = await readFile(join(folder, `${file}.br`)).catch(() => null)
  return compressed?.length ?? sizeOf(folder, file)
}
