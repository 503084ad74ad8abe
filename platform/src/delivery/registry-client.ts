import { setTimeout as wait } from 'node:timers/promises'
import type { TeamDeliveries } from '@ensemble/contracts/deliveries'
import { type DeliveryCallId, deliveryCalls } from '@ensemble/contracts/delivery-calls'
import { type DeliveryData, type DeliveryInput, deliverySchemas } from '@ensemble/contracts/delivery-http'
import { provenanceFile } from '@ensemble/contracts/provenance'
import { Registry } from '@ensemble/contracts/registry'
import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { Failure } from '../failure.ts'
import { shownHalf } from '../../team-key.mjs'
import { isSignedWith, signedProvenance } from './signed-provenance.ts'

/** The part of the gateway's delivery API that a team uses; every call is of one remote. */
export interface RegistryClient {
  /** What visitors get at this moment. */
  registry(): Promise<Registry>
  sendFile(name: string, version: string, path: string, content: Buffer): Promise<void>
  /** Publishes what was sent, signed with the team's key. @param descriptor text of remote.json */
  complete(name: string, version: string, descriptor: string): Promise<void>
  /** @param choice whom it reaches, everybody by default, and why */
  promote(name: string, version: string, choice?: Omit<Body<'delivery.promote'>, 'version'>): Promise<void>
  rollBack(name: string, choice?: Body<'delivery.rollBack'>): Promise<void>
  /** A source map of a published version; undefined where it has none, or it is another team's. */
  map(name: string, version: string, path: string): Promise<unknown>
  /** Whether a version is published, signed with this key. */
  isPublished(name: string, version: string): Promise<boolean>
  /** A remote as its team sees it. */
  team(name: string): Promise<TeamDeliveries>
  preview(name: string, version: string, options: Omit<Body<'delivery.preview'>, 'version'>): Promise<PreviewLink>
}

type Body<Id extends 'delivery.promote' | 'delivery.rollBack' | 'delivery.preview'> = DeliveryInput<Id>['body']
type PreviewLink = DeliveryData<'delivery.preview'>

interface CallOptions {
  body?: Buffer | string | null
  type?: string
  /** Whether doing it twice is as good as once. */
  repeatable?: boolean
}

const Anything = Type.Unknown()
const Envelope = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  status: Type.Integer(),
  data: Type.Unknown(),
})

/**
 * @param origin address of the platform, e.g. http://localhost:8080
 * @param key the team's key
 */
export function registryClient(origin: string, key: string): RegistryClient {
  async function call<Schema extends TSchema>(
    id: DeliveryCallId,
    params: Params,
    schema: Schema,
    { body = null, type = 'application/json', repeatable }: CallOptions = {},
  ): Promise<Static<Schema>> {
    const { method } = deliveryCalls[id]
    const path = addressOf(id, params)
    const send = () =>
      request(origin, path, {
        method,
        headers: {
          authorization: `Bearer ${shownHalf(key)}`,
          'accept-language': 'en',
          ...(body !== null && { 'content-type': type }),
        },
        body: typeof body === 'string' || body === null ? body : new Uint8Array(body),
      })
    const response = (repeatable ?? method === 'GET') ? await patiently(send) : await send()
    const answer = await parsed(response, Envelope)
    const data: unknown = answer?.data
    if (response.ok && answer?.success && Check(schema, data)) return data
    throw new Failure(`The platform refused ${method} ${path}`, {
      why: answer?.message ?? `it answered ${String(response.status)}`,
      advice:
        response.status === 401 || response.status === 403
          ? 'check the team key (ENSEMBLE_KEY).'
          : 'mend what the message names and try again.',
    })
  }
  return {
    async registry() {
      const registry = await parsed(await request(origin, '/remotes.json', {}), Registry)
      if (registry) return registry
      throw new Failure('The registry cannot be read', {
        why: `${origin}/remotes.json does not hold a registry of this version.`,
        advice: 'check the address (ENSEMBLE_URL) and that the platform there is of this version.',
      })
    },
    async sendFile(name, version, path, content) {
      const options = { body: content, type: 'application/octet-stream', repeatable: true }
      await call('delivery.file', { name, version, '*': path }, Anything, options)
    },
    async complete(name, version, descriptor) {
      const provenance = Buffer.from(signedProvenance(descriptor, key, process.env))
      await this.sendFile(name, version, provenanceFile, provenance)
      await this.sendFile(name, version, 'remote.json', Buffer.from(descriptor))
      await call('delivery.complete', { name, version }, Anything, { body: descriptor, repeatable: true })
    },
    async promote(name, version, choice = {}) {
      const body: Body<'delivery.promote'> = { version, ...choice }
      await call('delivery.promote', { name }, Anything, { body: JSON.stringify(body) })
    },
    async rollBack(name, choice = {}) {
      await call('delivery.rollBack', { name }, Anything, { body: JSON.stringify(choice) })
    },
    async map(name, version, path) {
      const headers = { authorization: `Bearer ${shownHalf(key)}` }
      const response = await request(origin, addressOf('delivery.map', { name, version, '*': path }), { headers })
      return response.ok ? response.json() : undefined
    },
    async isPublished(name, version) {
      const file = `/remotes/${encodeURIComponent(name)}/${encodeURIComponent(version)}/${provenanceFile}`
      const response = await request(origin, file, {})
      return response.ok && isSignedWith(key, await response.json().catch(() => null))
    },
    team: (name) => call('delivery.team', { name }, deliverySchemas['delivery.team'].data),
    preview: (name, version, options) => {
      const body: Body<'delivery.preview'> = { version, ...options }
      return call('delivery.preview', { name }, deliverySchemas['delivery.preview'].data, {
        body: JSON.stringify(body),
      })
    },
  }
}

interface Params {
  name: string
  version?: string
  /** Path of a file in its build. */
  '*'?: string
}

function addressOf(id: DeliveryCallId, { name, version = '', '*': file = '' }: Params): string {
  const path = deliveryCalls[id].path
    .replace(':name', () => encodeURIComponent(name))
    .replace(':version', () => encodeURIComponent(version))
    .replace('*', () => file.split('/').map(encodeURIComponent).join('/'))
  return `/api${path}`
}

/** Until another gateway, or another broker, has taken over from one that was lost. */
const pausesMs = [250, 500, 1000, 2000, 4000]

async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (const pauseMs of pausesMs) {
    const response = await send()
    if (response.status !== 503 && response.status !== 504) return response
    await wait(pauseMs)
  }
  return send()
}

async function request(origin: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, origin), { ...init, signal: AbortSignal.timeout(60_000) })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Failure(`The platform at ${origin} does not answer`, {
      why: cause,
      advice: 'start it (npm start), or name another one with ENSEMBLE_URL and ENSEMBLE_KEY.',
    })
  }
}

async function parsed<Schema extends TSchema>(response: Response, schema: Schema): Promise<Static<Schema> | undefined> {
  const content: unknown = await response.json().catch(() => undefined)
  return Check(schema, content) ? content : undefined
}
