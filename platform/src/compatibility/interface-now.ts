import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, type Call } from '@ensemble/contracts/calls'
import { type DeliveryCall, deliveryCalls } from '@ensemble/contracts/delivery-calls'
import { deliverySchemas } from '@ensemble/contracts/delivery-http'
import { events, type EventDefinition } from '@ensemble/contracts/events'
import { schemas, type CallSchema } from '@ensemble/contracts/schemas'
import { root } from '../paths.ts'
import { services } from '../services.ts'
import type { PublishedCall, PublishedEvent, PublishedLine, PublishedMigration } from './published-lines.ts'
import type { Schema } from './schema-breaks.ts'

/** Those of the services, and what the gateway answers about deliveries. */
const offered: Readonly<Record<string, Pick<Call, 'method' | 'path'> & Partial<Pick<DeliveryCall, 'by'>>>> = {
  ...calls,
  ...deliveryCalls,
}
const schemasOfCalls: Readonly<Record<string, CallSchema>> = { ...schemas, ...deliverySchemas }

/**
 * What services, gateway and events offer in this tree, which front ends use it, and what the databases have gone
 * through. What a team may call with its key counts as used: pipelines elsewhere do.
 */
export async function interfaceNow(): Promise<PublishedLine[]> {
  const users = await usersOfCalls()
  const asked = Object.entries(offered).map(([id, { method, path, by }]): PublishedCall => {
    const usedBy = [...(users.get(id) ?? []), ...(by?.includes('team') ? ['teams'] : [])]
    return { call: `${method} ${path}`, usedBy, schema: plain(schemasOfCalls[id]) }
  })
  const told = Object.values<EventDefinition>(events).map(({ type, version, data }): PublishedEvent => ({
    event: type,
    version,
    schema: plain(data),
  }))
  return [...asked, ...told, ...(await migrationsOf())]
}

async function migrationsOf(): Promise<PublishedMigration[]> {
  const folders = ['packages/service-kit', ...services.map(({ name }) => name)].map((name) => `${name}/migrations`)
  const files = await Promise.all(folders.map((folder) => readdir(join(root, folder))))
  const paths = folders.flatMap((folder, place) => (files[place] ?? []).sort().map((file) => `${folder}/${file}`))
  return Promise.all(
    paths.map(async (migration) => {
      const text = await readFile(join(root, migration))
      return { migration, digest: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Front ends by the calls that their sources name. */
async function usersOfCalls(): Promise<Map<string, string[]>> {
  const users = new Map<string, string[]>()
  const folders = (await readdir(root)).filter((name) => name === 'shell' || /^mf-[a-z0-9-]+$/.test(name)).sort()
  for (const folder of folders) {
    const text = await sourcesOf(join(root, folder))
    for (const id of Object.keys(offered))
      if (text.includes(`'${id}'`)) users.set(id, [...(users.get(id) ?? []), folder])
  }
  return users
}

async function sourcesOf(folder: string): Promise<string> {
  const config = await readFile(join(folder, 'remote.config.ts'), 'utf8').catch(() => '')
  const files = await readdir(join(folder, 'src'), { recursive: true }).catch(() => [])
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  return [config, ...(await Promise.all(sources.map((file) => readFile(join(folder, 'src', file), 'utf8'))))].join('\n')
}

function plain(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema ?? {}))
}
