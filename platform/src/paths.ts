import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Where `npm start` keeps its data; `npm test` uses a folder of its own below it. */
export const defaultDataDir = join(root, '.data')

/** Programs that were fetched (nats-server); survives a reset of the data. */
export const runtimeDir = join(root, '.runtime')
