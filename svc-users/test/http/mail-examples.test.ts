import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUsers, type UsersUnderTest } from '../setup.ts'

const input = { query: { language: 'en' } } as const

describe('all mails, for whoever tries the platform out', () => {
  let users: UsersUnderTest
  let live: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
    live = await startUsers({ MAIL_EXAMPLES: 'off' })
  })
  afterAll(() => Promise.all([users.stop(), live.stop()]))

  it('are shown to anybody, in the language that is asked for', async () => {
    const { data } = await users.call('user.mailExamples', input)
    const moved = data?.groups.flatMap(({ mails }) => mails).find(({ kind }) => kind === 'mission_moved')
    expect(moved?.texts.map(({ situation }) => situation)).toEqual(['confirmed', 'requested', 'waitlisted'])
    expect(moved?.texts[0]?.subject).toBe('New date: Run a stand at the market')
  })

  it('are no page where the installation does not show them', async () => {
    expect(await live.call('user.mailExamples', input)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
