import { Navigate, useLocation, useSelector } from '@ensemble/mf-kit'
import { Loader } from '@ensemble/ui'
import type { ReactNode } from 'react'
import type { ShellState } from '../store/store.ts'
import { useServices } from '../platform/services.ts'
import { readRedirectState } from '../session/return-to.ts'
import { decideAccess, type GuardedRoute } from './access.ts'
import { CheckFailed } from './check-failed.tsx'
import { useVisitor } from './use-visitor.ts'

interface GuardProps {
  route: GuardedRoute
  /** What stands there while nobody knows who asks. */
  waiting: ReactNode
  children: ReactNode
}

/** Shows a page to those who may see it, and to nobody before that is known: no protected request leaves earlier. */
export function Guard({ route, waiting, children }: GuardProps) {
  const visitor = useVisitor()
  const location = useLocation()
  const { checkFailed, leave } = useSelector((state: ShellState) => state.session)
  const verdict = decideAccess(route, visitor)
  const { headingFor } = useServices()
  const here = `${location.pathname}${location.search}${location.hash}`

  if (verdict.kind === 'show') return children
  // Another page is on its way, for a reason that a redirect would forget: the receipt of a deletion stands in its address.
  if (headingFor() !== location.pathname) return <Loader />
  switch (verdict.kind) {
    case 'wait':
      if (checkFailed || visitor.userFailed) return <CheckFailed />
      return waiting
    case 'home':
      return <Navigate to={readRedirectState(location.state).returnTo ?? '/home'} replace />
    case 'account-validation':
      return <Navigate to="/account_validation" replace />
    case 'unauthorised':
      if (leave) return <Navigate to={leave.to} replace state={leave.keepPlace ? { returnTo: here } : null} />
      return <Navigate to="/unauthorised" replace state={{ returnTo: here, code: verdict.code }} />
  }
}
