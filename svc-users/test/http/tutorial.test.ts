import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tutorialStatuses } from '@ensemble/contracts/enumerations'
import { tutorialTransitions } from '@ensemble/contracts/states'
import { tutorialSteps } from '@ensemble/contracts/users/tutorial-steps'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the tutorial', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const me = { userId: 'me' } as const
  const edit = (user: User, body: object) => users.call('user.editTutorial', { params: me, body }, as(user))

  it('goes on where somebody was, and is completed by its last step', async () => {
    const person = await users.add({ status: 'pending_approval' })
    const steps = tutorialSteps('member')
    const begun = await users.call('user.tutorial', { params: me }, as({ ...person, status: 'pending_approval' }))
    expect(begun.data).toEqual({ status: 'not_started', currentStep: 0, completedSteps: [], steps })
    const [first, ...others] = steps.map(({ key }) => key)
    expect((await edit(person, { completedStep: first, currentStep: 1 })).data).toMatchObject({
      status: 'in_progress',
      currentStep: 1,
      completedSteps: [first],
    })
    // Told twice, as after a lost answer: done once.
    await edit(person, { completedStep: first })
    for (const completedStep of others) await edit(person, { completedStep })
    expect((await users.call('user.tutorial', { params: me }, as(person))).data).toMatchObject({
      status: 'completed',
      completedSteps: steps.map(({ key }) => key),
    })
    expect((await edit(person, { status: 'in_progress' })).data).toMatchObject({ status: 'completed', currentStep: 0 })
  })

  it('moves as the table says', async () => {
    for (const from of tutorialStatuses)
      for (const wanted of tutorialStatuses) {
        const person = await users.add()
        if (from !== 'not_started') await edit(person, { status: from })
        const answer = await edit(person, { status: wanted })
        const opens = wanted === 'in_progress' && from !== 'not_started'
        const row = tutorialTransitions.find(
          (known) => known.from === from && (opens ? known.action === 'reopen' : known.to === wanted),
        )
        const right = from === wanted ? wanted : (row?.to ?? 'STATUS_CONFLICT')
        expect(answer.code ?? answer.data.status, `${from} to ${wanted}`).toBe(right)
      }
  })

  it('knows the steps of the role, and is nobody else’s', async () => {
    const referent = await users.add({ role: 'referent' })
    expect((await edit(referent, { completedStep: 'my_missions' })).fields).toEqual({ completedStep: ['NOT_IN_LIST'] })
    expect((await edit(referent, { currentStep: 6 })).fields).toEqual({ currentStep: ['NOT_IN_LIST'] })
    const admin = await users.add({ role: 'admin' })
    const params = { userId: referent.id }
    expect((await users.call('user.tutorial', { params }, as(admin))).code).toBe('NOT_FOUND')
    expect((await users.call('user.editTutorial', { params, body: {} }, as(admin))).code).toBe('NOT_FOUND')
  })
})
