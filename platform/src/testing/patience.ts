import { vi } from 'vitest'

/** So long a test waits, in ms, for what comes after a moment on an idle machine: another program may have it. */
const patience = 60_000

const { waitFor } = vi

/** How long to wait depends on the machine, and no test knows it; how often to look, a test may say. */
const patiently: typeof vi.waitFor = (check, options) => {
  const { interval = 20 } = typeof options === 'object' ? options : {}
  return waitFor(check, { interval, timeout: patience })
}

// A worker runs this set-up before each of its files, on the same `vi`.
if (waitFor.name !== patiently.name) vi.waitFor = patiently
