import type { Mission } from '@ensemble/contracts/missions/http'

/** The address in one line; null where the mission has none. */
export function addressOf({
  street,
  postalCode,
  city,
}: Pick<Mission, 'street' | 'postalCode' | 'city'>): string | null {
  const parts = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}
