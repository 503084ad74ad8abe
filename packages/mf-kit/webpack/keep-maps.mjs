import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { folderFiles } from './folder-files.mjs'

/** Tabs are older than that many days seldom enough. */
const keptForMs = 30 * 86_400_000

/**
 * Moves the source maps out of a build, so that what is served and delivered has none. Those of earlier builds stay for
 * a while beside them: a tab may have any of these open, and file names tell them apart.
 * @param {string} output the build
 * @param {string} maps where they are kept; at the same paths
 */
export async function keepMaps(output, maps) {
  await mkdir(maps, { recursive: true })
  for (const file of await folderFiles(maps)) {
    const kept = path.join(maps, file)
    if (Date.now() - (await stat(kept)).mtimeMs > keptForMs) await rm(kept)
  }
  for (const file of (await folderFiles(output)).filter((name) => name.endsWith('.map'))) {
    await mkdir(path.dirname(path.join(maps, file)), { recursive: true })
    await rename(path.join(output, file), path.join(maps, file))
  }
}
