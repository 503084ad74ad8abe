import { expect, test } from 'vitest'
import { readContact, withoutContact } from './contact-address.ts'

const at = (text: string) => new URLSearchParams(text)

test('opens for the support, the committee, and the team of a mission that is named', () => {
  const plain = { missionId: null, need: false }
  expect(readContact(at('contact=support&about=need'))).toEqual({ ...plain, recipient: 'support' })
  expect(readContact(at('tab=x&contact=department&mission=1'))).toEqual({ ...plain, recipient: 'department' })
  expect(readContact(at('contact=mission_managers&mission=1'))).toEqual({
    ...plain,
    recipient: 'mission_managers',
    missionId: '1',
  })
})

test('opens for a need that the committee is told of', () => {
  expect(readContact(at('contact=department&about=need'))).toMatchObject({ recipient: 'department', need: true })
})

test('opens for nothing else', () => {
  for (const text of ['', 'contact=', 'contact=users', 'contact=mission_managers', 'contact=me'])
    expect(readContact(at(text))).toBeNull()
})

test('closes without touching what else the address says', () => {
  expect(withoutContact(at('tab=x&contact=support')).toString()).toBe('tab=x')
  expect(withoutContact(at('contact=mission_managers&mission=1&tab=x')).toString()).toBe('tab=x')
  expect(withoutContact(at('form=copy&mission=1&contact=support')).toString()).toBe('form=copy&mission=1')
  expect(withoutContact(at('tab=x&contact=department&about=need')).toString()).toBe('tab=x')
  expect(withoutContact(at('about=article&contact=department')).toString()).toBe('about=article')
})
