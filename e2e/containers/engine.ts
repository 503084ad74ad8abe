import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../platform.ts'

/** What this run gives Compose: a project, ports, secrets and tags of its own. */
export const given = {
  project: process.env['COMPOSE_PROJECT_NAME'] ?? '',
  folder: process.env['CONTAINERS_FOLDER'] ?? '',
  secrets: process.env['SECRETS_DIR'] ?? '',
  tag: process.env['ENSEMBLE_VERSION'] ?? '',
}

/** Why there is nothing to try here; nothing where there is an engine. */
export const engineMissing = process.env['ENGINE_MISSING'] ?? 'npm run test:containers looks for one'

interface Ran {
  code: number
  out: string
  all: string
}

/** Runs a program to its end. What it says on its way is on the terminal when it fails. */
export function tryTo(program: string, args: readonly string[], options: { cwd?: string; input?: string } = {}): Ran {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: options.cwd ?? root,
    input: options.input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { code: status ?? -1, out: stdout ?? '', all: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` }
}

/** The same, which must succeed. @returns what it printed */
export function run(program: string, args: readonly string[], options: { cwd?: string; input?: string } = {}): string {
  const { code, out, all } = tryTo(program, args, options)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${all.slice(-4000)}`)
  return out
}

export const docker = (...args: string[]): string => run('docker', args)
export const compose = (...args: string[]): string => docker('compose', ...args)

const guide = readFileSync(join(root, 'docs/guides/containers.md'), 'utf8')

/**
 * The commands of the guide that hold these words, word for word; what is named after the usual project is named after
 * that of this run.
 * @param words of one block, or of one command within a line
 */
export function commandsWith(words: string): string {
  const blocks = [...guide.matchAll(/```sh\n([^`]+)```/g), ...guide.matchAll(/`(docker compose [^`]+)`/g)]
  const found = blocks.map(([, text = '']) => text).find((text) => text.includes(words))
  if (found === undefined) throw new Error(`The guide has no commands with: ${words}`)
  return found.replaceAll('-v ensemble_', `-v ${given.project}_`).replaceAll('rm ensemble_', `rm ${given.project}_`)
}

/** The commands of the guide for after a group of secrets was renewed, in their order. */
export function commandsAfterRenewal(group: string): string[] {
  const [, section = ''] = guide.split('## Renewing secrets')
  const row = section.split('\n').find((line) => line.split('|')[1]?.includes(`\`${group}\``))
  if (row === undefined) throw new Error(`The guide does not say what follows a renewal of ${group}.`)
  return [...row.matchAll(/`(docker compose [^`]+)`/g)].map(([, command = '']) => command)
}

/** Runs commands of the guide as somebody would who copies them. */
export function type(commands: string, cwd: string = root): string {
  return run('bash', ['-euo', 'pipefail', '-c', commands], { cwd })
}

/** The same while something else goes on here. */
export async function typeMeanwhile(commands: string): Promise<void> {
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], { cwd: root, maxBuffer: 1 << 28 })
}

/** How many rows a table has, for each table of a service's database. */
export function rowsOf(database: string, tables: readonly string[]): Record<string, number> {
  const each = tables.map((table) => `select '${table}', count(*) from ${table}`).join(' union all ')
  const text = compose('exec', '-T', 'postgres', 'psql', '-U', 'ensemble_superuser', '-d', database, '-Atc', each)
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('|'))
      .map(([table = '', count]) => [table, Number(count)]),
  )
}
