import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceNow } from '../compatibility/interface-now.ts'
import { interfaceBreaks, publishedFile, readPublished } from '../compatibility/published-lines.ts'
import { defaultDataDir, root } from '../paths.ts'
import { meetInAllWays } from '../skew/meet.ts'
import { previousCommit } from '../skew/previous-commit.ts'
import { buildPrevious, type PreviousVersion } from '../skew/previous-version.ts'
import { skewTable, type CellResult } from '../skew/skew-table.ts'
import { skewHelp, wantedVersion } from '../skew/words.ts'
import { emptyDataDir } from '../start/reset.ts'
import type { Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { bringUpForBrowser } from '../testing/browser-platform.ts'
import { endInCounts, inSession } from '../testing/counted-command.ts'
import type { Counts } from '../testing/counts.ts'
import { skewSettings } from '../testing/test-settings.ts'

const resultsDir = join(defaultDataDir, 'skew-logs')

/** `npm run test:skew [-- --previous <commit>]`: this version and the one before it, in every mixture. */
export async function main(args: string[]): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  if (args.includes('--help') || args.includes('-h')) {
    console.log(skewHelp)
    return 0
  }
  return endInCounts(async () => {
    const wanted = wantedVersion(args)
    const settings = await skewSettings(process.env)
    const results = await inSession(settings, steps, async (session) => {
      await emptyDataDir(settings.dataDir)
      return meetPrevious(wanted, settings, session, steps)
    })
    if (!results) return undefined
    console.log(`\n${skewTable(results)}`)
    console.log(`\nThe meetings took ${seconds(Date.now() - begun)}; what was printed is in .data/skew-logs.`)
    return countsOf(results)
  })
}

type SkewSettings = Awaited<ReturnType<typeof skewSettings>>

async function meetPrevious(
  wanted: string | undefined,
  settings: SkewSettings,
  session: Session,
  steps: Steps,
): Promise<CellResult[]> {
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const commit = await previousCommit(wanted)
  steps.note(`✓ The version before: ${commit.id.slice(0, 12)} (${commit.title})`)
  const previous = await steps.run('Its builds', (progress) =>
    buildPrevious(commit, settings, session.records, progress),
  )
  for (const line of await declaredBreaks(previous)) steps.note(`✗ Broken since, as declared: ${line}`)
  const platform = await bringUpForBrowser(settings, session, steps)
  return meetInAllWays({ settings, session, steps, platform, previous, folder: resultsDir })
}

/** What the front ends of that version use and this one does not offer any more: such versions never meet. */
async function declaredBreaks({ tree }: PreviousVersion): Promise<string[]> {
  const file = join(tree, publishedFile.slice(root.length))
  return interfaceBreaks(await readPublished(file).catch(() => []), await interfaceNow())
}

/** A meeting in which no journey was walked has failed all the same. */
function countsOf(results: readonly CellResult[]): Counts {
  const walked = results.flatMap(({ journeys }) => journeys)
  const empty = results.filter(({ journeys }) => journeys.length === 0).length
  const passed = walked.filter((journey) => journey.passed).length
  return { passed, failed: walked.length - passed + empty, skipped: 0 }
}
