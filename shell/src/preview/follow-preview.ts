import type { Registry } from '@ensemble/contracts/registry'

export interface FollowPreviewDeps {
  /** What this page was loaded with. */
  page: Registry
  /** The registry as this visitor gets it now; null when it cannot be read. */
  readNow: () => Promise<Registry | null>
  wait: (ms: number) => Promise<void>
  /** Loads the page anew, with what was being written kept. */
  reload: () => void
}

const everyMs = 700

/** Loads a page anew as soon as the version of its preview is replaced by the next one that its team has saved. */
export async function followPreview({ page, readNow, wait, reload }: FollowPreviewDeps): Promise<void> {
  const shown = previewed(page)
  for (;;) {
    await wait(everyMs)
    const now = await readNow()
    if (!now) continue
    // The link has ended, or somebody left it in another tab: nothing follows.
    if (!now.previewFollows) return
    if (previewed(now) !== shown) return reload()
  }
}

function previewed({ remotes }: Registry): string | undefined {
  return remotes.find(({ via }) => via === 'preview')?.version
}
