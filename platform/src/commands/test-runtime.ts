import { runTests } from '../testing/run-tests.ts'

/** What each Node.js is tried with: units, integration, and a whole platform that is started and called. */
export const runtimeStages = ['unit', 'integration', 'e2e'] as const

/**
 * `node platform/launch.mjs test-runtime [-- --only <stage>]`: the part of `npm run test:runtimes` for the Node.js that
 * runs it.
 */
export function main(args: string[]): Promise<number> {
  return runTests(
    {
      command: 'npm run test:runtimes',
      stages: runtimeStages,
      folder: runtimeFolder(process.versions.node),
      journeys: { words: ['--project=api'] },
    },
    args,
  )
}

/** Below .data: where a try has its platform, and beside it, with `-logs`, its logs and counts. */
export function runtimeFolder(version: string): string {
  return `node-${version}`
}
