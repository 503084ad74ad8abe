import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ settings: { LIMIT_SIGN_IN: '30', LIMIT_ANONYMOUS: '1000' } })
})
afterAll(() => gateway.close())

const paths = [
  'sign_in_with_password',
  'signup_with_password',
  'confirm_email',
  'resend_confirmation',
  'forgot_password',
  'confirm_forgot_password',
  'claim_account',
  'confirm_claim',
  'sign_in_with_azure',
  'signup_with_azure',
]

it('lets the provider’s address and the cookies of a single sign-on through, as they are', async () => {
  gateway.users.behave((_request, response) =>
    response
      .writeHead(302, {
        location: 'https://provider.example/auth?state=s',
        'set-cookie': '__Host-sso=x; Secure; Path=/',
      })
      .end(),
  )
  const answer = await gateway.get('/api/auth/azure/authorize?returnTo=%2Fhome')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('https://provider.example/auth?state=s')
  expect(answer.headers.getSetCookie()).toEqual(['__Host-sso=x; Secure; Path=/'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(gateway.users.hits.at(-1)?.url).toBe('/auth/azure/authorize?returnTo=%2Fhome')
})

it('counts every way in together, whatever address a caller claims to have', async () => {
  gateway.users.behave((_request, response) => response.end('{}'))
  const statuses: number[] = []
  let refused: Response | undefined
  for (let call = 0; call < 60; call += 1) {
    const answer = await gateway.get(`/api/auth/${paths[call % paths.length] ?? ''}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${call}` },
    })
    statuses.push(answer.status)
    if (answer.status === 429) refused = answer
  }
  // One of the 30 went to the address above.
  expect(statuses.filter((status) => status === 200)).toHaveLength(29)
  expect(statuses.filter((status) => status === 429)).toHaveLength(31)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await gateway.get('/api/auth/password_policy')).status).toBe(200)
})
