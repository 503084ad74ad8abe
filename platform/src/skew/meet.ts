import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { RunFailed } from '../process/run.ts'
import { freePorts } from '../process/ports.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import { services } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { serviceEnvironment } from '../start/environments.ts'
import { gatewayProgram, serviceProgram } from '../start/programs.ts'
import type { Session } from '../start/session.ts'
import type { Program } from '../supervisor/program.ts'
import type { Steps } from '../terminal/steps.ts'
import { playwrightRows, type PlatformForBrowser } from '../testing/browser-platform.ts'

import { runPlaywright } from '../testing/run-playwright.ts'
import { cellName, cells, type Cell } from './cells.ts'
import { deliverRemotes } from './delivered-remotes.ts'
import { previousServices } from './previous-services.ts'
import type { PreviousVersion } from './previous-version.ts'
import { readJourneys, type CellResult } from './skew-table.ts'

export interface Meeting {
  settings: Settings
  session: Session
  steps: Steps
  platform: PlatformForBrowser
  previous: PreviousVersion
  /** Where logs go. */
  folder: string
}

/**
 * Lets the two versions meet in every way that a delivery brings about, and walks the main journeys in each.
 *
 * First the previous services are alone, on a schema that is migrated already: before their successors start, and
 * after those were taken back. Then the current ones answer and the previous still run beside them, with their share of
 * the events and of the recurring work: the middle of a rolling delivery. The gateway is always the current one: it and
 * the schema go first.
 */
export async function meetInAllWays(meeting: Meeting): Promise<CellResult[]> {
  const { settings, session, steps, platform, previous } = meeting
  const { supervisor } = session
  const secrets = openSecrets(dataPaths(settings.dataDir).secrets)
  const { databases } = platform.running
  const elsewhere = await withOtherPorts(settings)
  const currents = services.map((service) => {
    const env = serviceEnvironment(settings, service, secrets, databases[service.name])
    return serviceProgram(settings, service, env, 'bundled')
  })
  const previouses = previousServices(elsewhere, secrets, databases, previous.tree)
  const startAll = (programs: readonly Program[]) => Promise.all(programs.map((program) => supervisor.start(program)))

  await supervisor.stop('gateway')
  await Promise.all(services.map(({ name }) => supervisor.stop(name)))
  await steps.run('Previous services', () => startAll(previouses))
  const results: CellResult[] = []
  for (const cell of cells) {
    if (cell.services === 'current' && !results.some((result) => result.cell.services === 'current')) {
      await steps.run('Current services beside them', () => startAll(currents))
    }
    const answering = cell.services === 'current' ? settings : elsewhere
    results.push(await meet(meeting, secrets, cell, answering))
  }
  return results
}

/** @param answering settings with the ports of the services that answer */
async function meet(meeting: Meeting, secrets: Secrets, cell: Cell, answering: Settings): Promise<CellResult> {
  const { settings, session, steps, platform, previous, folder } = meeting
  const name = cellName(cell)
  const rows = join(folder, `${name}.jsonl`)
  const remotesDir = join(settings.dataDir, 'cells', name)
  mkdirSync(remotesDir, { recursive: true })
  const shellDir = cell.shell === 'current' ? platform.running.shellDir : join(previous.tree, 'shell', 'dist')
  const gateway = gatewayProgram(answering, secrets, shellDir, 'bundled')
  // Pages of the release before may show no proof of which remote asks: an update says so (docs/configuration.md).
  const REMOTE_TOKENS = cell.shell === 'current' ? 'required' : 'optional'
  const env = { ...gateway.env, REMOTES_DIR: remotesDir, REGISTRY_BUCKET: name, REMOTE_TOKENS }
  await session.supervisor.start({ ...gateway, env })
  try {
    const title = `${cell.shell} shell, ${cell.remotes} remotes, ${cell.services} services`
    const refusals = await steps.run(title, () => deliverRemotes(settings, previous.tree, cell.remotes))
    await runPlaywright(
      {
        name: 'journeys',
        config: 'e2e/skew/playwright.config.ts',
        words: [`--reporter=list,${playwrightRows}`, '--output', join(folder, name)],
        env: { ...platform.found, ROWS_FILE: rows },
        log: join(folder, `${name}.log`),
      },
      session,
      steps,
    ).catch((error: unknown) => {
      if (!(error instanceof RunFailed)) throw error
    })
    return { cell, journeys: readJourneys(rows), refusals }
  } finally {
    await session.supervisor.stop('gateway')
    // The next one begins a log of its own; what browsers have told of their remotes stands in this one.
    copyFileSync(join(dataPaths(settings.dataDir).logs, 'gateway.log'), join(folder, `${name}.gateway.log`))
  }
}

async function withOtherPorts(settings: Settings): Promise<Settings> {
  const free = await freePorts(services.length)
  const others = Object.fromEntries(services.map(({ port }, index) => [port, free[index] ?? 0]))
  return { ...settings, ports: { ...settings.ports, ...others } }
}
