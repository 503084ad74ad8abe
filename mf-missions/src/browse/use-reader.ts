import type { User } from '@ensemble/contracts/users/http'
import { homeOf } from '@ensemble/contracts/users/home-of'
import { useSession } from '@ensemble/mf-kit'
import type { Reader } from './list-input.ts'

/**
 * What a search takes of its reader, from their session. Distances begin where they live, as they told us; without it,
 * the service takes their department.
 */
export function useReader(): Reader {
  return readerOf(useSession().user)
}

export function readerOf(user: User | null): Reader {
  return { near: user ? homeOf(user) : undefined, favourites: user?.engagement?.favouriteMissionIds ?? [] }
}
