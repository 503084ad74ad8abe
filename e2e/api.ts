import { type APIRequestContext, expect } from '@playwright/test'
import { type Account, accounts, password } from './accounts.ts'
import { freshTokens } from './fresh-tokens.ts'

export interface Envelope<Data = Record<string, unknown>> {
  success: boolean
  message: string
  status: number
  data: Data
}

let current: APIRequestContext
const tokens = freshTokens((account: Account) => signIn(current, account))

/** An access token of a demo account, for the calls that prepare or check what a journey does. */
export function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  current = request
  return tokens(account)
}

async function signIn(request: APIRequestContext, account: Account): Promise<string> {
  const response = await request.post('/api/auth/sign_in_with_password', {
    data: { email: accounts[account], password },
  })
  const body: Envelope<{ accessToken: string }> = await response.json()
  expect(body, `sign-in of ${account}`).toMatchObject({ success: true })
  return body.data.accessToken
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
