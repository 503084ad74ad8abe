import { fileURLToPath } from 'node:url'

/** The kit's tables first, then our own. */
export const migrationDirectories = [
  fileURLToPath(new URL('../../packages/service-kit/migrations', import.meta.url)),
  fileURLToPath(new URL('../migrations', import.meta.url)),
]
