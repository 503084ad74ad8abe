import { expect, test } from 'vitest'
import { readContact, withoutContact } from './contact-address.ts'

const at = (text: string) => new URLSearchParams(text)

test('opens for the support, the committee, and the team of a mission that is named', () => {
  expect(readContact(at('contact=support'))).toEqual({ recipient: 'support', missionId: null })
  expect(readContact(at('tab=x&contact=department&mission=1'))).toEqual({ recipient: 'department', missionId: null })
  expect(readContact(at('contact=mission_managers&mission=1'))).toEqual({
    recipient: 'mission_managers',
    missionId: '1',
  })
})

test('opens for nothing else', () => {
  for (const text of ['', 'contact=', 'contact=users', 'contact=mission_managers', 'contact=me'])
    expect(readContact(at(text))).toBeNull()
})

test('closes without touching what else the address says', () => {
  expect(withoutContact(at('tab=x&contact=support')).toString()).toBe('tab=x')
  expect(withoutContact(at('contact=mission_managers&mission=1&tab=x')).toString()).toBe('tab=x')
  expect(withoutContact(at('form=copy&mission=1&contact=support')).toString()).toBe('form=copy&mission=1')
})
