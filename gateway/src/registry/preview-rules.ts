import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { adminDigest, type PreviewRecord } from './preview-records.ts'
import type { PreviewLink } from './visitor.ts'

/** Why a preview does not begin. */
export type PreviewObstacle = 'signIn' | 'others' | 'admin' | 'taken'

interface Beginning {
  link: Pick<PreviewLink, 'roles'>
  /** What is known of the link. */
  record: PreviewRecord | undefined
  /** Who is signed in. */
  person: Pick<Principal, 'id' | 'role'>
  /** The same, in this browser. */
  holder: string
  /** Whether the operator has the team go ahead without an admin's word (decision 168). */
  trusted: boolean
}

/**
 * What stands against the beginning of a preview. A link is for the people of some roles, or for the first who begins
 * it, or for the admin who asked for it; in an admin's session nothing else runs.
 */
export function obstacleTo({ link, record, person, holder, trusted }: Beginning): PreviewObstacle | null {
  const { admin, holder: first } = record ?? {}
  if (admin !== undefined && admin !== adminDigest(person.id)) return 'others'
  if (link.roles && !link.roles.includes(person.role)) return 'others'
  if (person.role === 'admin' && admin === undefined && !trusted) return 'admin'
  if (!link.roles && first !== undefined && first !== holder) return 'taken'
  return null
}
