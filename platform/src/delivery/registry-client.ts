import { Registry } from '@ensemble/contracts/registry'
import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { Failure } from '../failure.ts'

/** The part of the gateway's delivery API that a team uses; every call is of one remote. */
export interface RegistryClient {
  /** What visitors get at this moment. */
  registry(): Promise<Registry>
  sendFile(name: string, version: string, path: string, content: Buffer): Promise<void>
  complete(name: string, version: string, descriptor: string): Promise<void>
  promote(name: string, version: string): Promise<void>
  rollBack(name: string): Promise<void>
}

const Envelope = Type.Object({ success: Type.Boolean(), message: Type.String(), status: Type.Integer() })

/**
 * @param origin address of the platform, e.g. http://localhost:8080
 * @param key the team's key
 */
export function registryClient(origin: string, key: string): RegistryClient {
  async function call(method: string, path: string, body: Buffer | string | null, type: string): Promise<void> {
    const response = await request(origin, path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': type, 'accept-language': 'en' },
      body: typeof body === 'string' || body === null ? body : new Uint8Array(body),
    })
    const answer = await parsed(response, Envelope)
    if (response.ok && answer?.success) return
    throw new Failure(`The platform refused ${method} ${path}`, {
      why: answer?.message ?? `it answered ${String(response.status)}`,
      advice:
        response.status === 401 || response.status === 403
          ? 'check the team key (ENSEMBLE_KEY).'
          : 'mend what the message names and try again.',
    })
  }
  const place = (name: string, version: string) =>
    `/api/deliveries/${encodeURIComponent(name)}/${encodeURIComponent(version)}`
  return {
    async registry() {
      const registry = await parsed(await request(origin, '/remotes.json', {}), Registry)
      if (registry) return registry
      throw new Failure('The registry cannot be read', {
        why: `${origin}/remotes.json does not hold a registry of this version.`,
        advice: 'check the address (ENSEMBLE_URL) and that the platform there is of this version.',
      })
    },
    sendFile: (name, version, path, content) =>
      call(
        'PUT',
        `${place(name, version)}/files/${path.split('/').map(encodeURIComponent).join('/')}`,
        content,
        'application/octet-stream',
      ),
    complete: (name, version, descriptor) =>
      call('POST', `${place(name, version)}/complete`, descriptor, 'application/json'),
    promote: (name, version) =>
      call(
        'POST',
        `/api/deliveries/${encodeURIComponent(name)}/promote`,
        JSON.stringify({ version }),
        'application/json',
      ),
    rollBack: (name) => call('POST', `/api/deliveries/${encodeURIComponent(name)}/rollback`, '{}', 'application/json'),
  }
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
