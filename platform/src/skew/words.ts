import { parseArgs } from 'node:util'
import { Failure } from '../failure.ts'

export const skewHelp = `Lets this version meet the one before it, in all eight ways that a delivery brings about:
shell, remotes and services of either version, and walks the main journeys in each.

  npm run test:skew                            against the version whose interface was last noted as published
  npm run test:skew -- --previous <commit>     against another commit, tag or branch`

/**
 * The version that the words name, where they name one.
 * @throws Failure for words that mean nothing
 */
export function wantedVersion(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { previous: { type: 'string' } } }).values.previous
  } catch (error) {
    throw new Failure('These words mean nothing to npm run test:skew', {
      why: error instanceof Error ? error.message : String(error),
      advice: 'npm run test:skew -- --help says what does.',
    })
  }
}
