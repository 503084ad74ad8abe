import { expect, it } from 'vitest'
import { ownTabs } from './own-tabs.ts'

it('gives an account that waits its identity, its password and devices, and its data', () => {
  expect(ownTabs({ role: 'member', status: 'pending_approval' })).toEqual(['profile', 'security', 'data'])
})

it('asks members alone about work and health', () => {
  expect(ownTabs({ role: 'member', status: 'validated' })).toHaveLength(7)
  expect(ownTabs({ role: 'referent', status: 'validated' })).not.toContain('health')
})
