import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { DebianProgram } from '../debian/debian-program.ts'
import type { Instance } from '../settings.ts'
import { tiers, type Program } from '../supervisor/program.ts'

/** An address that several programs stand behind. */
export interface Balanced {
  name: string
  port: number
  instances: readonly Instance[]
  /** `http` for what people call: a call that got no answer is asked elsewhere. `database`: one at a time, by hand. */
  kind: 'http' | 'service' | 'database'
}

export interface Balancer {
  program: Program
  /** Sends a database's callers to one server, and ends what they have with the others. */
  route(name: string, server: string): Promise<void>
}

/** What stands before the programs of a cluster, as an entrance and the Services of Kubernetes do. */
export function balancer(
  haproxy: DebianProgram,
  folder: string,
  adminPort: number,
  all: readonly Balanced[],
): Balancer {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'haproxy.cfg')
  writeFileSync(config, haproxyConfiguration(adminPort, all))
  const program: Program = {
    name: 'balancer',
    command: haproxy.command,
    args: [...haproxy.args, '-db', '-f', config],
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    mark: config,
    ports: all.map(({ port }) => ({ port, variable: 'PORT' })),
    ready: () => command(adminPort, 'show version').then(Boolean, () => false),
    readyWithin: 20_000,
    signal: 'SIGTERM',
    stopWithin: 5_000,
    // Programs use what is behind it until they have ended.
    tier: tiers.database,
  }
  async function route(name: string, server: string): Promise<void> {
    const instances = all.find((balanced) => balanced.name === name)?.instances ?? []
    for (const other of instances.filter((instance) => instance.name !== server)) {
      await command(adminPort, `set server ${name}/${other.name} state maint`)
      await command(adminPort, `shutdown sessions server ${name}/${other.name}`)
    }
    await command(adminPort, `set server ${name}/${server} state ready`)
  }
  return { program, route }
}

/** @param all what stands behind which port of this machine */
export function haproxyConfiguration(adminPort: number, all: readonly Balanced[]): string {
  const head = `global
  stats socket ipv4@127.0.0.1:${String(adminPort)} level admin
  maxconn 4000
defaults
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  timeout check 1s
  retries 3
  option redispatch 1
`
  return head + all.map(section).join('')
}

/** The envelope of a refusal, for whoever comes while no program answers. */
const unavailable = JSON.stringify({
  success: false,
  message: '',
  status: 503,
  data: { code: 'SERVICE_UNAVAILABLE', fields: {} },
})

const ways: Record<Balanced['kind'], string> = {
  // A call that changes something is not sent twice by anybody but its sender, who knows its key. Whoever waits for a
  // program that hangs is cut off, and asks again; one that says it is not ready ends what it has begun. Where none is
  // left, that is said as our programs say it.
  http: `  mode http
  option httpchk GET /readyz
  http-check expect error-status L7OKC status 200
  retry-on conn-failure empty-response
  http-request disable-l7-retry if !METH_GET
  http-error status 503 content-type application/json string '${unavailable}' hdr retry-after 1
  default-server check inter 300ms fall 1 rise 1 on-marked-down shutdown-sessions
`,
  service: `  mode tcp
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
`,
  database: `  mode tcp
  default-server disabled
`,
}

function section({ name, port, instances, kind }: Balanced): string {
  const servers = instances.map((instance) => `  server ${instance.name} 127.0.0.1:${String(instance.port)}\n`)
  return `listen ${name}\n  bind 127.0.0.1:${String(port)}\n${ways[kind]}${servers.join('')}`
}

/** Asks the balancer to do something. @returns what it said @throws when it does not answer */
async function command(adminPort: number, text: string): Promise<string> {
  const socket = connect({ port: adminPort, host: '127.0.0.1', timeout: 2000 })
  socket.on('timeout', () => socket.destroy(new Error('the balancer does not answer')))
  let said = ''
  socket.setEncoding('utf8').on('data', (part: string) => (said += part))
  socket.end(`${text}\n`)
  await once(socket, 'close')
  return said.trim()
}
