import { help, readWords, wantsJson, WordsMistaken } from '../delivery/command-words.ts'
import { deliver } from '../delivery/deliver.ts'
import { Failure, failureText } from '../failure.ts'

/**
 * The delivery command line of the teams.
 * @returns 0 when it is done, 1 when it was refused or failed, 2 when the words make no command
 */
export async function main(args: string[]): Promise<number> {
  const json = wantsJson(args)
  try {
    const words = readWords(args)
    const { text, data } = words ? await deliver(words) : { text: help, data: { help } }
    console.log(json ? JSON.stringify(data, null, 2) : text)
    return 0
  } catch (error) {
    if (json) console.log(JSON.stringify({ error: errorData(error) }, null, 2))
    else
      console.error(
        error instanceof WordsMistaken
          ? `\n✗ ${error.message}\n  The words: npm run remote -- --help\n`
          : `\n${failureText(error)}\n`,
      )
    return error instanceof WordsMistaken ? 2 : 1
  }
}

function errorData(error: unknown): object {
  if (error instanceof Failure) return { message: error.message, why: error.why, advice: error.advice }
  return { message: error instanceof Error ? error.message : String(error) }
}
