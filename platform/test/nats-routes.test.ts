import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { natsBinary } from '../src/nats/binary.ts'
import { natsServer } from '../src/nats/server.ts'
import { defaultDataDir, root, runtimeDir } from '../src/paths.ts'
import { freePorts } from '../src/process/ports.ts'
import { createRecords } from '../src/process/records.ts'
import { createSupervisor, type Supervisor } from '../src/supervisor/supervisor.ts'

const { makeSecrets } = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as {
  makeSecrets: (to: string) => string[]
}
/** What the chart of NATS writes into the block `cluster` of each broker, from our values. */
const { config } = Parse(
  Type.Object({
    config: Type.Object({
      cluster: Type.Object({ merge: Type.Object({ tls: Type.Record(Type.String(), Type.String()) }) }),
    }),
  }),
  parse(readFileSync(join(root, 'deploy/kubernetes/overlays/production/nats.yaml'), 'utf8')),
)

let folder: string
let supervisor: Supervisor
let first: { route: number; monitor: number }

beforeAll(async () => {
  mkdirSync(defaultDataDir, { recursive: true })
  folder = mkdtempSync(join(defaultDataDir, 'test-routes-'))
  supervisor = createSupervisor(createRecords(join(folder, 'processes.json')), folder, console.error)
  for (const installation of ['ours', 'another']) makeSecrets(join(folder, installation))
  first = await start('first', 'ours')
})
afterAll(async () => {
  await supervisor.stopAll()
  rmSync(folder, { recursive: true })
})

/** A broker that looks for the first one; the routes of brokers without secrets are in the clear. */
async function start(name: string, secrets?: string): Promise<{ route: number; monitor: number }> {
  const [port = 0, route = 0, monitor = 0] = await freePorts(3)
  const own = join(folder, name)
  const program = natsServer(await natsBinary(runtimeDir, () => {}), { folder: own, port, fsync: false, users: '' })
  const files = Object.entries(config.cluster.merge.tls).map(([key, file]) => {
    return `${key}: "${file.replace('/run/secrets', join(folder, secrets ?? ''))}"`
  })
  const tls = secrets === undefined ? '' : `tls { ${files.join('\n')} }`
  const others = `routes: ["nats-route://127.0.0.1:${String(first?.route ?? route)}"]`
  const text = `server_name: ${name}\ncluster { name: test, listen: "127.0.0.1:${String(route)}"\n${others}\n${tls} }\n`
  writeFileSync(join(own, 'nats-server.conf'), text)
  await supervisor.start({ ...program, name, args: [...program.args, '--http_port', String(monitor)] })
  return { route, monitor }
}

/** Who the first broker is one with. */
async function neighbours(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${String(first.monitor)}/routez`)
  const { routes = [] } = (await answer.json()) as { routes?: { remote_name: string }[] }
  return [...new Set(routes.map(({ remote_name: name }) => name))].sort()
}

const refusals = () => readFileSync(join(folder, 'first.log'), 'utf8').match(/TLS route handshake error/g)?.length ?? 0

it('brokers of one installation are one over TLS; in the clear, or from another one, nobody joins them', async () => {
  await start('second', 'ours')
  await expect.poll(neighbours).toEqual(['second'])
  await start('plain')
  await expect.poll(refusals).toBeGreaterThan(0)
  const before = refusals()
  await start('stranger', 'another')
  await expect.poll(refusals).toBeGreaterThan(before)
  expect(await neighbours()).toEqual(['second'])
})
