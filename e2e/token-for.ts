import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { password } from './accounts.ts'
import type { Envelope } from './api.ts'

/** Answers that say: later. */
const later = [503, 504]

/**
 * Bearer token of any demo user, or of whoever has a password of their own, for the calls that prepare a journey; what is
 * tested goes through the form. A busy machine may say "later", as it would to people: then it is asked again, as they
 * would, and as long as anything is waited for here.
 */
export async function tokenFor(request: APIRequestContext, email: string, secret = password): Promise<string> {
  let response: APIResponse | undefined
  async function isPutOff() {
    response = await request.post('/api/auth/sign_in_with_password', { data: { email, password: secret } })
    return later.includes(response.status())
  }
  await expect.poll(isPutOff, `sign-in of ${email} is put off`).toBe(false)
  const body: Envelope<{ accessToken: string }> = await response?.json()
  expect(body, `sign-in of ${email}`).toMatchObject({ success: true })
  return body.data.accessToken
}
