import type { APIRequestContext } from '@playwright/test'
import { type Account, accounts } from './accounts.ts'
import { freshTokens } from './fresh-tokens.ts'
import { tokenFor } from './token-for.ts'

export interface Envelope<Data = Record<string, unknown>> {
  success: boolean
  message: string
  status: number
  data: Data
}

let current: APIRequestContext
const tokens = freshTokens((account: Account) => tokenFor(current, accounts[account]))

/** An access token of a demo account, for the calls that prepare or check what a journey does. */
export function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  current = request
  return tokens(account)
}

/** Calls the API as somebody; `null` is a visitor. */
export async function callAs<Data = Record<string, unknown>>(
  request: APIRequestContext,
  account: Account | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { body?: unknown; language?: 'fr' | 'en'; headers?: Record<string, string> } = {},
): Promise<Envelope<Data>> {
  const response = await request.fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': options.language ?? 'fr',
      ...(account && { authorization: `Bearer ${await tokenOf(request, account)}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && { data: options.body }),
  })
  return response.json()
}
