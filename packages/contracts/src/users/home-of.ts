import type { User } from './http.ts'

/** Where a person lives, as the list of missions takes it for distances; undefined for who has not said. */
export function homeOf({ postalCode, city }: Pick<User, 'postalCode' | 'city'>): string | undefined {
  if (!postalCode || !/^\d{5}$/.test(postalCode)) return undefined
  const name = city?.trim().slice(0, 80)
  return name ? `${postalCode} ${name}` : postalCode
}
