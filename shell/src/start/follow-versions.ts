import type { Registry } from '@ensemble/contracts/registry'
import { saveDrafts } from '@ensemble/mf-kit'
import type { ShellRouter } from '../app/router.tsx'
import type { Connection } from '../connection/connection.ts'
import { followPreview } from '../preview/follow-preview.ts'
import { followNavigations } from '../remotes/navigation-start.ts'
import { fetchRegistry } from '../remotes/registry.ts'
import { createVersionSwitch, type VersionSwitch } from '../remotes/switching/version-switch.ts'
import type { CredentialHolder } from '../session/credentials.ts'
import { isIdle, type ShellStore } from '../store/store.ts'
import { wait } from '../timers/timers.ts'

/** Longest wait in ms for the registry, once something has moved in it. */
const registryWithinMs = 5000

interface FollowVersionsDeps {
  registry: Registry
  holder: CredentialHolder
  connection: Connection
  store: ShellStore
  router: ShellRouter
}

/** Leaves versions that are no longer this visitor's: those taken back, and those of a preview that were replaced. */
export function followVersions({ registry, holder, connection, store, router }: FollowVersionsDeps): VersionSwitch {
  const versions = createVersionSwitch({
    page: registry,
    readNow: () => fetchRegistry(registryWithinMs, { token: holder.usable()?.accessToken }),
    isFree: () => connection.get() === 'online' && isIdle(store.getState()),
    reload: () => window.location.reload(),
  })
  followNavigations(router, versions.navigated)
  if (registry.previewFollows) {
    void followPreview({
      page: registry,
      readNow: () => fetchRegistry(registryWithinMs),
      wait,
      reload: () => {
        saveDrafts()
        window.location.reload()
      },
    })
  }
  return versions
}
