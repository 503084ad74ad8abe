import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Identity } from '../identity.ts'
import { freePort } from '../service-process.ts'
import { profiling, root, settings } from '../settings.ts'
import { childrenOf } from './processor.ts'
import { nginxConfiguration } from './nginx.ts'

/** A program that stands in front of the upstream, and what of it takes processor time. */
export interface Program {
  origin: string
  pids: readonly number[]
  stop: () => Promise<void>
}

interface Surroundings {
  /** Where programs keep what they write. */
  folder: string
  identity: Identity
  /** The service that does nothing. */
  upstream: string
}

/** The service behind all of them. */
export async function startUpstream(): Promise<Program> {
  return started(nodeProgram('bench/src/gateway/upstream/main.ts', {}, 'ignore'))
}

/** The gateway as `npm start` runs it: every setting as it is unless it says where something stands, log to a file. */
export function startGateway({ folder, identity, upstream }: Surroundings): Promise<Program> {
  const [shell, remotes] = [join(folder, 'shell'), join(folder, 'remotes')]
  for (const needed of [shell, remotes]) mkdirSync(needed, { recursive: true })
  writeFileSync(join(shell, 'index.html'), '<!doctype html><title>Ensemble</title>')
  writeFileSync(join(shell, 'shell.json'), JSON.stringify({ contract: '1.0.0', shared: {} }))
  writeFileSync(join(folder, 'team-keys.json'), '{}')
  const env = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    NATS_URL: settings.natsUrl,
    JWKS_URL: identity.jwksUrl,
    TOKEN_ISSUER: identity.issuer,
    PUBLIC_ORIGIN: 'http://bench.example.org',
    USERS_URL: upstream,
    MISSIONS_URL: upstream,
    ARTICLES_URL: upstream,
    SHELL_DIR: shell,
    REMOTES_DIR: remotes,
    TEAM_KEYS_FILE: join(folder, 'team-keys.json'),
  }
  return started(nodeProgram('gateway/src/main.ts', env, openSync(join(folder, 'gateway.log'), 'w')))
}

export function startLean({ identity, upstream }: Surroundings): Promise<Program> {
  const env = { JWKS_URL: identity.jwksUrl, UPSTREAM_URL: upstream }
  return started(nodeProgram('bench/src/gateway/lean/main.ts', env, 'ignore'))
}

/** @returns nothing where nginx is not installed */
export async function startNginx({ folder, upstream }: Surroundings): Promise<Program | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const prefix = join(folder, 'nginx')
  mkdirSync(prefix, { recursive: true })
  return started((port) => {
    writeFileSync(join(prefix, 'nginx.conf'), nginxConfiguration(port, new URL(upstream).host))
    return spawn('nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
  })
}

function nodeProgram(file: string, env: NodeJS.ProcessEnv, output: number | 'ignore') {
  return (port: number) =>
    spawn(process.execPath, [...profiling, '--import', 'tsx', '--enable-source-maps', join(root, file)], {
      cwd: root,
      stdio: ['ignore', output, 'inherit'],
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...env },
    })
}

async function started(start: (port: number) => ChildProcess): Promise<Program> {
  const port = await freePort()
  const child = start(port)
  const { pid } = child
  if (pid === undefined) throw new Error(`${child.spawnfile} does not start.`)
  const origin = `http://127.0.0.1:${port}`
  const answers = async () => (await fetch(`${origin}/livez`).catch(() => undefined))?.ok ?? false
  for (let tries = 0; !(await answers()); tries++) {
    if (tries > 300 || child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} does not answer.`)
    await wait(100)
  }
  return {
    origin,
    pids: [pid, ...childrenOf(pid)],
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
