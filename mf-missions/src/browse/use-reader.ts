import { useSession } from '@ensemble/mf-kit'
import type { Reader } from './list-input.ts'

/**
 * What a search takes of its reader, from their session. Distances begin where they live, as they told us; without it,
 * the service takes their department.
 */
export function useReader(): Reader {
  const { user } = useSession()
  return { near: homeOf(user?.postalCode, user?.city), favourites: user?.engagement?.favouriteMissionIds ?? [] }
}

function homeOf(postalCode: string | null = null, city: string | null = null): string | undefined {
  if (postalCode === null || !/^\d{5}$/.test(postalCode)) return undefined
  const name = city?.trim().slice(0, 80)
  return name ? `${postalCode} ${name}` : postalCode
}
