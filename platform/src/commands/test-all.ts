import { allStages } from '../testing/stages.ts'
import { runTests } from '../testing/run-tests.ts'

/**
 * `npm run test:all [-- --only <stage>[,<stage>…]]`: everything that can be checked, in every role, language and size;
 * faults as often as the requirements say, and this version beside the one before.
 */
export function main(args: string[]): Promise<number> {
  return runTests(
    {
      command: 'npm run test:all',
      stages: allStages,
      journeys: { words: ['--project=api', '--project=journeys'] },
      env: { FAULTS: 'full' },
      anyOrder: true,
    },
    args,
  )
}
