import { parseArgs } from 'node:util'
import { Failure } from '../failure.ts'

export const skewHelp = `Lets this version meet the one before it, in all eight ways that a delivery brings about:
shell, remotes and services of either version, and walks the main journeys in each.

  npm run test:skew                            against the version whose interface was last noted as published
  npm run test:skew -- --previous <commit>     against another commit, tag or branch`

/**
 * What the words ask for.
 *
 * @returns null when help is asked for
 * @throws Failure for words that mean nothing
 */
export function skewWords(args: string[]): { previous: string | undefined } | null {
  try {
    const options = { previous: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
    const { previous, help } = parseArgs({ args, options }).values
    return help === true ? null : { previous }
  } catch (error) {
    throw new Failure('These words mean nothing to npm run test:skew', {
      why: error instanceof Error ? error.message : String(error),
      advice: 'npm run test:skew -- --help says what does.',
    })
  }
}
