import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What is written has another size or time after so long. In ms. */
const betweenMs = 50

/**
 * Waits until what is looked at is the same twice. A system tells of a file when it is made; what is written into it
 * later, by a slow machine, it may tell nobody.
 * @param look what it is now
 */
export async function settled(look: () => Promise<string>): Promise<void> {
  let before = await look()
  for (;;) {
    await wait(betweenMs)
    const now = await look()
    if (now === before) return
    before = now
  }
}

/** The files of a folder and below, by their size and time. */
export async function stateOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.sort().map(async (name) => {
    const { size = 0, mtimeMs = 0 } = (await stat(join(folder, name)).catch(() => undefined)) ?? {}
    return `${name} ${size} ${mtimeMs}`
  })
  return (await Promise.all(files)).join('\n')
}
