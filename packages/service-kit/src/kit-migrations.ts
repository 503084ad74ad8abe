import { fileURLToPath } from 'node:url'

/** Folder of the kit's own tables (outbox, inbox, dead letters): every service applies it before its own folder. */
export const kitMigrations = fileURLToPath(new URL('../migrations', import.meta.url))
