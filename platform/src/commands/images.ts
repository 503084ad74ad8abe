import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { failureText } from '../failure.ts'
import { ownBytesLimit, ownSizes, type Step } from '../images/own-layers.ts'
import { doubts, type Sources, vouch } from '../images/vouch.ts'
import { root } from '../paths.ts'

const help = `Says what the images of this machine were made of, and by whom.

  npm run images -- vouch <folder> --key <file>    writes bill of materials and signed provenance of each
  npm run images -- check <folder> --key <file>    holds the images here against them
  npm run images -- sizes                          says what each adds to its base, and whether that is too much

  --key       a key pair of yours (openssl genpkey -algorithm ed25519); its public half does to check
  --version   the tag of the images; ENSEMBLE_VERSION, or local

Ends with 0 when it is done, 1 when an image is too large or not the one that was vouched for, 2 when the words make no
command.`

/** `npm run images`: what is kept beside images, made and checked where a Docker engine has them. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { key: { type: 'string' }, version: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    const [action, folder] = positionals
    const version = values.version ?? process.env['ENSEMBLE_VERSION'] ?? 'local'
    if (action === 'sizes' && positionals.length === 1 && !values.help) return sizes(version)
    if (values.help || folder === undefined || values.key === undefined || positionals.length > 2) {
      console.log(help)
      return values.help ? 0 : 2
    }
    const key = readKey(values.key)
    if (action === 'vouch') {
      for (const file of vouch(folder, version, key, engine, process.env)) console.log(`✓ ${file}`)
      return 0
    }
    if (action !== 'check') throw new Error(`There is no "${action ?? ''}": npm run images -- --help`)
    const problems = doubts(folder, version, key, engine)
    console.log(problems.length === 0 ? '✓ every image is the one that was vouched for' : problems.join('\n'))
    return problems.length === 0 ? 0 : 1
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}

function sizes(version: string): number {
  const each = ownSizes(version, stepsOf)
  for (const { target, bytes } of each) {
    const sign = bytes > ownBytesLimit ? '✗' : '✓'
    console.log(`${sign} ${target}: ${(bytes / 1e6).toFixed(1)} MB beyond its base (limit ${ownBytesLimit / 1e6} MB)`)
  }
  return each.some(({ bytes }) => bytes > ownBytesLimit) ? 1 : 0
}

function readKey(file: string): KeyObject {
  const text = readFileSync(file, 'utf8')
  return text.includes('PRIVATE KEY') ? createPrivateKey(text) : createPublicKey(text)
}

const Inspected = Type.Tuple([Type.Object({ Id: Type.String(), Created: Type.String() })])

const engine: Sources = {
  image(name) {
    const [{ Id: id, Created: created }] = Parse(Inspected, JSON.parse(run('docker', 'image', 'inspect', name)))
    return { id, created }
  },
  file: (name, path) => run('docker', 'run', '--rm', '--network', 'none', '--entrypoint', 'cat', name, path),
  commit: () => (run('git', 'status', '--porcelain') === '' ? run('git', 'rev-parse', 'HEAD').trim() : null),
}

const HistoryLine = Type.Object({ CreatedBy: Type.String(), Size: Type.String({ pattern: '^\\d+$' }) })

/** BuildKit keeps no base among the images, so one that is missing is fetched; under our names nothing is, from anywhere. */
function stepsOf(name: string): Step[] {
  const isBase = !name.startsWith('ensemble/')
  if (isBase && run('docker', 'image', 'ls', '--quiet', name) === '') run('docker', 'pull', '--quiet', name)
  const lines = run('docker', 'history', '--no-trunc', '--human=false', '--format', '{{json .}}', name)
  return lines
    .trim()
    .split('\n')
    .map((line) => Parse(HistoryLine, JSON.parse(line)))
    .map(({ CreatedBy: createdBy, Size: size }) => ({ createdBy, bytes: Number(size) }))
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
}
