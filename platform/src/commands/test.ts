import { runTests } from '../testing/run-tests.ts'
import { usualStages } from '../testing/stages.ts'

/** `npm test [-- --only <stage>[,<stage>…]]`: what is checked before a change goes in, ending in `N passed, N failed`. */
export function main(args: string[]): Promise<number> {
  return runTests(
    {
      command: 'npm test',
      stages: usualStages,
      // One journey for each promise of the product (e2e/README.md), and all that needs no browser.
      journeys: {
        words: ['--project=api', '--project=journeys', '--grep', '@promise|^api '],
        browser: 'headless shell',
      },
      faults: { words: ['--project=faults', '--no-deps', '--grep', '@promise'] },
    },
    args,
  )
}
