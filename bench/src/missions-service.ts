import type { Identity } from './identity.ts'
import { migrate, startService } from './service-process.ts'

/** Brings the tables of svc-missions up to date. @throws Error when that fails */
export function migrateMissions(databaseUrl: string): void {
  migrate('svc-missions', databaseUrl)
}

/** The service as it is, in a process of its own. */
export function startMissions(databaseUrl: string, identity: Identity) {
  return startService('svc-missions', databaseUrl, identity)
}
