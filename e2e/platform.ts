import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** The platform under test. */
export const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:8080'

/** Where the platform under test keeps what runs: processes.json. */
export const runDir = process.env['RUN_DIR'] ?? join(root, '.data', 'run')

/** Data of the platform under test; its folders are described in platform/README.md. */
export const dataDir = dirname(runDir)
