import type { User } from '@ensemble/contracts/users/http'

const everything = ['profile', 'commitment', 'work', 'health', 'notifications', 'security', 'data'] as const
export type OwnTab = (typeof everything)[number]

/** The tabs that somebody has: work and health are asked of members, a pending account tells who it is only. */
export function ownTabs({ role, status }: Pick<User, 'role' | 'status'>): readonly OwnTab[] {
  if (status === 'pending_approval') return ['profile', 'security', 'data']
  return role === 'member' ? everything : everything.filter((tab) => tab !== 'work' && tab !== 'health')
}
