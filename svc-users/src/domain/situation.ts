import type { User } from './user.ts'

const yearMs = 365 * 24 * 3600 * 1000

/** Whether it is time to ask a member if their situation is still the one they told, a year after they last did. */
export function asksSituation(
  {
    role,
    profileType,
    situationSaidAt,
    createdAt,
  }: Pick<User, 'role' | 'profileType' | 'situationSaidAt' | 'createdAt'>,
  now: Date,
): boolean {
  const asked = role === 'member' && profileType !== null
  return asked && now.getTime() - (situationSaidAt ?? createdAt).getTime() >= yearMs
}
