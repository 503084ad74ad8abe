import { parseArgs } from 'node:util'
import { Failure } from '../failure.ts'
import type { StageName } from './stages.ts'

/** The words behind `npm test --` and `npm run test:all --`. */
export interface TestWords<Stage extends StageName> {
  command: string
  stages: readonly Stage[]
}

export function testHelp({ command, stages }: TestWords<StageName>): string {
  return `Checks the stages ${stages.join(', ')}, and ends in "N passed, N failed".

  ${command}                                  all of them
  ${command} -- --only unit,components        some of them`
}

/**
 * The stages that are asked for.
 *
 * @returns null when help is asked for
 * @throws Failure for words that mean nothing, before anything is run
 */
export function wantedStages({ command, stages }: TestWords<StageName>, args: string[]): Set<StageName> | null {
  const { only, help } = parsed(command, args)
  if (help === true) return null
  if (only === undefined) return new Set(stages)
  const names = only.split(',')
  const unknown = names.filter((name) => !stages.some((stage) => stage === name))
  if (unknown.length === 0) return new Set(stages.filter((stage) => names.includes(stage)))
  throw new Failure(`There is no test stage "${unknown.join(', ')}"`, {
    why: `the stages of ${command} are ${stages.join(', ')}.`,
    advice: `for example ${command} -- --only unit,components.`,
  })
}

function parsed(command: string, args: string[]) {
  try {
    const options = { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Failure(`These words mean nothing to ${command}`, {
      why: error instanceof Error ? error.message : String(error),
      advice: `${command} -- --help says what does.`,
    })
  }
}
