import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceNow } from '../compatibility/interface-now.ts'
import { interfaceBreaks, publishedFile, readPublished } from '../compatibility/published-lines.ts'
import { failureText } from '../failure.ts'
import { defaultDataDir, root } from '../paths.ts'
import { meetInAllWays } from '../skew/meet.ts'
import { previousCommit } from '../skew/previous-commit.ts'
import { buildPrevious, type PreviousVersion } from '../skew/previous-version.ts'
import { skewTable, type CellResult } from '../skew/skew-table.ts'
import { skewHelp, skewWords } from '../skew/words.ts'
import { emptyDataDir } from '../start/reset.ts'
import { openSession, type Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { bringUpForBrowser } from '../testing/browser-platform.ts'
import { countsLine, writeCounts, type Counts } from '../testing/counts.ts'
import { skewSettings } from '../testing/test-settings.ts'

const resultsDir = join(defaultDataDir, 'skew-logs')

/** `npm run test:skew [-- --previous <commit>]`: this version and the one before it, in every mixture. */
export async function main(args: string[]): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  let session: Session | undefined
  try {
    const words = skewWords(args)
    if (!words) {
      console.log(skewHelp)
      return 0
    }
    const settings = await skewSettings(process.env)
    const opened = await openSession(settings, steps)
    session = opened
    await emptyDataDir(settings.dataDir)
    const work = meetPrevious(words.previous, settings, opened, steps)
    const results = await Promise.race([work, opened.asked.then(() => undefined)])
    await opened.end()
    if (!results) {
      // What it was doing ends with an error of its own, which is no news any more.
      work.catch(() => {})
      return 130
    }
    console.log(`\n${skewTable(results)}`)
    console.log(`\nThe meetings took ${seconds(Date.now() - begun)}; what was printed is in .data/skew-logs.`)
    const counts = countsOf(results)
    writeCounts(counts)
    console.log(countsLine(counts))
    return counts.failed > 0 ? 1 : 0
  } catch (error) {
    await session?.end()
    console.error(`\n${failureText(error)}\n`)
    console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }))
    return 1
  }
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
