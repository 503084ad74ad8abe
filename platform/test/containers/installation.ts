import { spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { get as getByTls } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../src/paths.ts'
import { freePorts } from '../../src/process/ports.ts'
import type { Assembly } from './assemble.ts'
import { readCompose, serviceNamed, targetOf, type ComposeService } from './compose.ts'
import { environmentOf, lastOf, readDockerfile, wholeStage, words } from './dockerfile.ts'
import { startInSandbox, signalSandbox } from './sandbox.ts'

/** Host and port of each address in docker-compose.yml, and what else is on a port: all on this machine here. */
const addresses = [
  'postgres:5432',
  'nats:4222',
  'svc-users:8101',
  'svc-missions:8102',
  'svc-articles:8103',
  'gateway:8080',
  'mailpit:1025',
  '127.0.0.1:8222',
]

export interface Container {
  child: ChildProcess
  /** Fulfilled with the exit code. */
  ended: Promise<number | null>
  log: string
}

/**
 * The services of docker-compose.yml run by hand: their own file system, command, user, variables, secrets and volumes,
 * taken from the Dockerfile and the compose file; only host names and ports become those of this machine.
 */
export class Installation {
  readonly folder: string
  readonly #assembly: Assembly
  readonly #ports = new Map<string, number>()
  readonly #running = new Set<ChildProcess>()
  readonly #compose = readCompose()
  readonly #stages = readDockerfile()

  private constructor(folder: string, assembly: Assembly) {
    this.folder = folder
    this.#assembly = assembly
  }

  static async open(folder: string, assembly: Assembly): Promise<Installation> {
    const installation = new Installation(folder, assembly)
    const ports = await freePorts(addresses.length)
    addresses.forEach((address, index) => installation.#ports.set(address, ports[index] ?? 0))
    const secrets = join(folder, 'secrets')
    const made = spawnSync(process.execPath, [join(root, 'platform/secrets.mjs')], {
      env: { ...process.env, SECRETS_DIR: secrets },
    })
    if (made.status !== 0) throw new Error(made.stderr.toString())
    for (const name of readdirSync(secrets)) {
      const file = join(secrets, name)
      writeFileSync(file, installation.here(readFileSync(file, 'utf8')))
    }
    return installation
  }

  port(address: string): number {
    return this.#ports.get(address) ?? 0
  }

  /** A text with every address of the compose file replaced by the one on this machine. */
  here(text: string): string {
    return [...this.#ports].reduce((now, [address, port]) => now.replaceAll(address, `127.0.0.1:${String(port)}`), text)
  }

  /** What a program answers; a service to who trusts the authority of this installation alone. */
  ask(address: string): Promise<{ status: number; text: string }> {
    const url = this.here(address)
    const ask = url.startsWith('https:') ? getByTls : get
    return new Promise((resolve, reject) => {
      ask(url, { ca: this.secret('tls-authority.pem'), agent: false }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      }).on('error', reject)
    })
  }

  secret(name: string): string {
    return readFileSync(join(this.folder, 'secrets', name), 'utf8')
  }

  /** Starts a service of the compose file as its container would be. */
  async start(name: string): Promise<Container> {
    const service = serviceNamed(this.#compose, name)
    const target = targetOf(service)
    const instructions = wholeStage(this.#stages, target)
    const log = join(this.folder, `${name}.log`)
    const child = startInSandbox({
      folder: await this.#assembly.fileSystem(target),
      readOnly: service.read_only,
      user: Number(service.user.split(':')[0]),
      cwd: lastOf(instructions, 'WORKDIR') ?? '/',
      env: this.#environment(name, service, environmentOf(instructions)),
      command: [
        ...words(lastOf(instructions, 'ENTRYPOINT')),
        ...(service.command ?? words(lastOf(instructions, 'CMD'))),
      ],
      binds: [
        ...(service.secrets?.length
          ? [{ from: this.#secretsOf(name, service), to: '/run/secrets', readOnly: true }]
          : []),
        ...(service.volumes ?? []).map((volume) => this.#volume(volume, service.user)),
      ],
      log,
    })
    this.#running.add(child)
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    void ended.then(() => this.#running.delete(child))
    return { child, ended, log }
  }

  /** Runs a one-shot service. @returns its exit code and what it said */
  async run(name: string): Promise<{ code: number | null; said: string }> {
    const { ended, log } = await this.start(name)
    const code = await ended
    return { code, said: readFileSync(log, 'utf8') }
  }

  /** The health check of the compose file, as the engine would ask. */
  isHealthy(name: string): boolean {
    const [, program = '', ...args] = serviceNamed(this.#compose, name).healthcheck?.test ?? []
    const [own = ''] = addresses.filter((address) => address.startsWith(`${name}:`))
    const port = own.split(':')[1] ?? ''
    const asked = args.map((arg) => arg.replace(`127.0.0.1:${port}`, `127.0.0.1:${String(this.port(own))}`))
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(this.folder, 'secrets', 'tls-authority.pem') }
    return spawnSync(program === 'node' ? process.execPath : program, asked, { env }).status === 0
  }

  async untilHealthy(name: string, container: Container, seconds = 60): Promise<void> {
    const deadline = Date.now() + seconds * 1000
    while (!this.isHealthy(name)) {
      if (container.child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${name} is not healthy:\n${readFileSync(container.log, 'utf8').slice(-4000)}`)
      }
      await pause(300)
    }
  }

  /** SIGTERM, as the engine stops it. @returns exit code and seconds */
  async stop({ child, ended }: Container): Promise<{ code: number | null; seconds: number }> {
    const begun = Date.now()
    signalSandbox(child, 'SIGTERM')
    return { code: await ended, seconds: (Date.now() - begun) / 1000 }
  }

  /** Ends what still runs. */
  async close(): Promise<void> {
    const running = [...this.#running]
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))))
  }

  #environment(
    name: string,
    { environment = {} }: ComposeService,
    ofImage: Record<string, string>,
  ): Record<string, string> {
    const given = { ...ofImage, ...environment }
    const own = addresses.find((address) => address === `${name}:${given['PORT'] ?? ''}`)
    const entries = Object.entries(given).map(([key, value]): [string, string] => [key, this.here(value)])
    // Beside the other programs of this machine, for nobody else.
    return { ...Object.fromEntries(entries), HOST: '127.0.0.1', ...(own ? { PORT: String(this.port(own)) } : {}) }
  }

  /** A container sees its own secrets and no others. */
  #secretsOf(name: string, { secrets = [] }: ComposeService): string {
    const folder = join(this.folder, 'seen', name)
    mkdirSync(folder, { recursive: true })
    for (const secret of secrets) writeFileSync(join(folder, secret), this.secret(secret))
    return folder
  }

  #volume(volume: string, user: string) {
    const [name = '', to = ''] = volume.split(':')
    const from = join(this.folder, 'volumes', name)
    mkdirSync(from, { recursive: true })
    const [uid = '', gid = ''] = user.split(':')
    chownSync(from, Number(uid), Number(gid))
    return { from, to, readOnly: false }
  }
}
