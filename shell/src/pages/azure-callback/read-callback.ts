import type { CallbackInput } from '../../session/single-sign-on.ts'

export type Callback =
  | { kind: 'redeem'; input: CallbackInput }
  | { kind: 'failed'; reason: 'refused' | 'unavailable' | 'notOffered' | 'incomplete' }

/**
 * What the provider sent back in the address.
 * @param search the query of the address
 * @param origin of this page: the provider was asked to come back here
 */
export function readCallback(search: string, origin: string): Callback {
  const query = new URLSearchParams(search)
  const error = query.get('error')
  if (error === 'provider_unavailable' || error === 'temporarily_unavailable' || error === 'server_error')
    return { kind: 'failed', reason: 'unavailable' }
  // By our own service, where the installation has no provider.
  if (error === 'not_offered') return { kind: 'failed', reason: 'notOffered' }
  if (error !== null) return { kind: 'failed', reason: 'refused' }
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')]
  if (!code || !state) return { kind: 'failed', reason: 'incomplete' }
  const redirectUri = `${origin}/auth/callbacks/azure`
  return { kind: 'redeem', input: { code, state, redirectUri, ...(iss === null ? {} : { iss }) } }
}
