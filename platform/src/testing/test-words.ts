import { parseArgs } from 'node:util'
import { Failure } from '../failure.ts'
import { stageNames } from './stages.ts'

export const testHelp = `Checks everything, and ends in "N passed, N failed".

  npm test                                  all stages: ${stageNames.join(', ')}
  npm test -- --only unit,components        some of them
  FAULTS=full npm test -- --only e2e        browser journeys with those that a usual run has no time for`

/**
 * The stages that are asked for.
 *
 * @returns null when help is asked for
 * @throws Failure for words that mean nothing, before anything is run
 */
export function wantedStages(args: string[]): Set<string> | null {
  const { only, help } = parsed(args)
  if (help === true) return null
  if (only === undefined) return new Set(stageNames)
  const wanted = only.split(',')
  const unknown = wanted.filter((name) => !stageNames.some((stage) => stage === name))
  if (unknown.length === 0) return new Set(wanted)
  throw new Failure(`There is no test stage "${unknown.join(', ')}"`, {
    why: `the stages are ${stageNames.join(', ')}.`,
    advice: 'for example npm test -- --only unit,components.',
  })
}

function parsed(args: string[]) {
  try {
    const options = { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Failure('These words mean nothing to npm test', {
      why: error instanceof Error ? error.message : String(error),
      advice: 'npm test -- --help says what does.',
    })
  }
}
