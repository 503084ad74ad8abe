import { test as watched } from './watched-page.ts'

interface Restoring {
  /** Names what puts things back; runs after the test however it ends, the last named first. */
  afterwards: (restore: () => unknown) => void
}

/** `test` of the watched page for tests that change the platform itself and must leave it as it was. */
export const test = watched.extend<Restoring>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from this pattern
  afterwards: async ({}, use) => {
    const restores: (() => unknown)[] = []
    await use((restore) => restores.push(restore))
    for (const restore of restores.reverse()) await restore()
  },
})
