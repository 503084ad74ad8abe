import { newArea } from '../area/new-area.ts'
import { Failure, failureText } from '../failure.ts'

const usage = `npm run area -- new <name>   begins an area: contract, service and remote, such as "workshops"

A name is small letters, digits and hyphens. A front end alone: npm run remote -- new mf-<name>.`

/**
 * Begins areas.
 * @returns 0 when it is done, 1 when it was refused, 2 when the words make no command
 */
export async function main([word, name = '', ...more]: string[]): Promise<number> {
  if (word !== 'new' || more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    console.error(usage)
    return 2
  }
  try {
    const { made, changed } = await newArea(name, new Date())
    console.log(
      [
        `${name} is there: ${String(made.length)} files, and a line or two in ${changed.join(', ')}. Next:`,
        '  npm install                        takes both folders into the workspaces',
        `  npx vitest run svc-${name} mf-${name}   their tests`,
        '  npm start                          runs it with everything else',
        'docs/guides/a-fourth-area.md goes on from here.',
      ].join('\n'),
    )
    return 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}
