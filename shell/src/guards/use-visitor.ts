import { useSelector } from '@ensemble/mf-kit'
import type { ShellState } from '../store/store.ts'
import { useServices } from '../platform/services.ts'
import { selectCurrentUser } from '../session/current-user.ts'
import type { Visitor } from './access.ts'

/** Who is in front of the screen, as far as it is known, and whether finding out failed. */
export function useVisitor(): Visitor & { userFailed: boolean } {
  const { wasSignedIn } = useServices()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  const { data, isError } = useSelector((state: ShellState) => selectCurrentUser(state))
  const { role, status, deliveryAreas } = data ?? {}
  const known = authenticated && role && status ? { role, status, deliveryAreas } : null
  return { authenticated, user: known, wasSignedIn: wasSignedIn(), userFailed: isError && known === null }
}
