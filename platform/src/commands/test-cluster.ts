import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bringUpCluster } from '../cluster/bring-up-cluster.ts'
import { type BrokerNetwork, brokerNetwork } from '../cluster/broker-network.ts'
import { brokerNames, type ClusterSettings, clusterSettings } from '../cluster/cluster-settings.ts'
import { clusterTable, readClusterRows } from '../cluster/cluster-table.ts'
import { failureText } from '../failure.ts'
import { defaultDataDir } from '../paths.ts'
import { emptyDataDir } from '../start/reset.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { journeysConfig } from '../testing/browser-platform.ts'
import { inSession } from '../testing/counted-command.ts'
import { countsLine, sum, writeCounts, type Counts } from '../testing/counts.ts'
import { countPlaywright } from '../testing/run-playwright.ts'

const resultsDir = join(defaultDataDir, 'cluster-logs')

const rounds = ['alone', 'pooled'] as const

/**
 * `npm run test:cluster [-- <words>]`: three brokers, a database with its standby, two of every program behind a
 * balancer, and people who use it while each of them is lost; then once more with a pooler before the database. Ends in
 * a table of what people noticed. Words choose disturbances, as Playwright reads them.
 */
export async function main(args: string[]): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const counts: Counts[] = []
  for (const round of rounds) {
    const network = brokerNetwork(brokerNames)
    if (!network) steps.note('! Networks cannot be made here (root and iproute2): brokers are not cut from each other')
    try {
      const came = await disturb(round, args, network, steps)
      if (!came) return 130
      counts.push(came)
    } catch (error) {
      console.error(`\n${failureText(error)}\n`)
      counts.push({ passed: 0, failed: 1, skipped: 0 })
    } finally {
      network?.remove()
    }
  }
  for (const [round, title] of Object.entries({ alone: 'Without a pooler', pooled: 'With PgBouncer' })) {
    const rows = readClusterRows(reportOf(round))
    if (rows.length > 0) console.log(`\n${title}\n\n${clusterTable(rows)}`)
  }
  console.log(`\nThe cluster took ${seconds(Date.now() - begun)}; what was printed is in .data/cluster-logs.`)
  const total = sum(counts)
  writeCounts(total)
  console.log(countsLine(total))
  return total.failed > 0 ? 1 : 0
}

/** @returns nothing when somebody wants it to end */
async function disturb(
  round: string,
  args: readonly string[],
  network: BrokerNetwork | undefined,
  steps: Steps,
): Promise<Counts | undefined> {
  const settings: ClusterSettings = await clusterSettings(process.env, network, round === 'pooled')
  return inSession(settings, steps, async (session) => {
    await emptyDataDir(settings.dataDir)
    const found = await bringUpCluster(settings, session, steps)
    return countPlaywright(
      {
        name: `cluster (${round})`,
        config: journeysConfig,
        words: ['--project=cluster', ...args],
        env: { ...found, FAULTS: 'full', CLUSTER_REPORT: reportOf(round) },
        log: join(resultsDir, `${round}.log`),
        countsFile: join(resultsDir, `${round}.json`),
      },
      session,
      steps,
    )
  })
}

function reportOf(round: string): string {
  return join(resultsDir, `${round}.jsonl`)
}
