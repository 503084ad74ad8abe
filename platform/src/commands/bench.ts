import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.ts'

/** `npm run bench`: the benchmarks of `bench/`, with their tables. */
export async function main(): Promise<number> {
  const program = join(root, 'bench', 'src', 'main.ts')
  if (!existsSync(program)) {
    console.log('There are no benchmarks yet: bench/src/main.ts is where they begin.')
    return 0
  }
  await import(pathToFileURL(program).href)
  return 0
}
