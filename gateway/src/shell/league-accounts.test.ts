import { expect, it } from 'vitest'
import { LeagueAccounts } from './league-accounts.ts'

/** svc-users, saying whatever `says` is at the moment; null while it is away. */
function service(says: { singleSignOn?: boolean } | null) {
  const asked: string[] = []
  const state = { says }
  return {
    asked,
    state,
    ask(path: string) {
      asked.push(path)
      const text = JSON.stringify({ success: true, data: { minLength: 12, maxLength: 128, ...state.says } })
      return state.says ? Promise.resolve({ statusCode: 200, text }) : Promise.reject(new Error('away'))
    },
  }
}

it('are offered as svc-users says, which is asked once for pages that come together', async () => {
  for (const singleSignOn of [true, false]) {
    const users = service({ singleSignOn })
    const accounts = new LeagueAccounts(users)
    expect(await Promise.all([accounts.offered(), accounts.offered()])).toEqual([singleSignOn, singleSignOn])
    expect(users.asked).toEqual(['/auth/password_policy'])
  }
})

it('are not known of as long as svc-users is away, or of an older version', async () => {
  expect(await new LeagueAccounts(service(null)).offered()).toBeUndefined()
  expect(await new LeagueAccounts(service({})).offered()).toBeUndefined()
  const refusal = JSON.stringify({ success: false, data: { code: 'SERVICE_UNAVAILABLE' } })
  const refusing = { ask: () => Promise.resolve({ statusCode: 503, text: refusal }) }
  expect(await new LeagueAccounts(refusing).offered()).toBeUndefined()
})

it('stay as they were said to be while svc-users is away, and no page waits for what is said next', async () => {
  let now = 0
  const users = service({ singleSignOn: false })
  const accounts = new LeagueAccounts(users, () => now)
  expect(await accounts.offered()).toBe(false)
  users.state.says = null
  now = 10_000
  expect(await accounts.offered()).toBe(false)
  users.state.says = { singleSignOn: true }
  now = 20_000
  expect(await accounts.offered()).toBe(false)
  await expect.poll(() => accounts.offered()).toBe(true)
  expect(users.asked).toHaveLength(3)
})
