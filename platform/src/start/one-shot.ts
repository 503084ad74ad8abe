import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demoData } from '../demo/demo-data.ts'
import { Failure } from '../failure.ts'
import { root } from '../paths.ts'
import { logTail } from '../process/log-tail.ts'
import type { Records } from '../process/records.ts'
import { run, RunFailed } from '../process/run.ts'
import { services, type Service } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import type { Progress } from '../terminal/steps.ts'
import { bundleOf } from './programs.ts'

type Environments = (service: Service) => NodeJS.ProcessEnv

interface OneShot {
  settings: Settings
  records: Records
  service: Service
  entry: 'migrate' | 'load'
  args?: readonly string[]
  env: NodeJS.ProcessEnv
  advice: string
  progress: Progress
}

/** Brings the schema of each service to this release, as the role that owns it. No older release runs meanwhile. */
export async function migrateAll(
  settings: Settings,
  records: Records,
  env: Environments,
  progress: Progress,
): Promise<void> {
  const advice = 'read the lines below; a changed or reordered migration must be put back as it was.'
  const step = { entry: 'migrate', args: ['contract'], advice, progress: () => {} } as const
  await Promise.all(services.map((service) => runOnce({ settings, records, service, env: env(service), ...step })))
  progress(services.map(({ name }) => name).join(', '))
}

/**
 * Loads the demo data once per data folder, service by service: each goes through its own use cases.
 *
 * @returns whether it was loaded now
 */
export async function loadDemo(
  settings: Settings,
  records: Records,
  env: Environments,
  progress: Progress,
): Promise<boolean> {
  const { loaded, loading, file } = demoFiles(settings.dataDir)
  if (existsSync(loaded)) return false
  await mkdir(dirname(file), { recursive: true })
  await writeFile(loading, '')
  await writeFile(file, JSON.stringify(demoData()))
  for (const service of services) {
    // A new service may have nothing to show yet.
    if (!existsSync(scriptOf(settings, service, 'load'))) continue
    await runOnce({
      settings,
      records,
      service,
      entry: 'load',
      env: { ...env(service), DEMO: '1', DEMO_FILE: file },
      advice: 'mend the cause, then run npm start -- --reset.',
      progress,
    })
  }
  await rename(loading, loaded)
  return true
}

/** True when an earlier load was cut off: half of the demo is there, and nobody has used the platform yet. */
export function isDemoHalfLoaded(dataDir: string): boolean {
  return existsSync(demoFiles(dataDir).loading)
}

function demoFiles(dataDir: string) {
  const { demo } = dataPaths(dataDir)
  return { loaded: join(demo, 'loaded'), loading: join(demo, 'loading'), file: join(demo, 'demo.json') }
}

function scriptOf(settings: Settings, service: Service, entry: OneShot['entry']): string {
  return join(bundleOf(settings, service.name).folder, `${entry}.mjs`)
}

async function runOnce({
  settings,
  records,
  service,
  entry,
  args = [],
  env,
  advice,
  progress,
}: OneShot): Promise<void> {
  const script = scriptOf(settings, service, entry)
  const title = entry === 'migrate' ? `the migrations of ${service.name}` : `the demo data of ${service.name}`
  const log = join(dataPaths(settings.dataDir).logs, `${service.name}-${entry}.log`)
  const watch = setInterval(() => {
    progress(`${service.name}: ${logTail(log, 1)[0] ?? ''}`)
  }, 500)
  try {
    await run(
      {
        name: title,
        command: process.execPath,
        args: ['--enable-source-maps', script, ...args],
        cwd: root,
        env,
        log,
        mark: script,
      },
      records,
    )
  } catch (error) {
    if (!(error instanceof RunFailed)) throw error
    throw new Failure(`${title} failed`, { why: error.message, advice, log: error.log })
  } finally {
    clearInterval(watch)
  }
}
