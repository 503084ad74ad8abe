import { Navigate, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Loader } from '@ensemble/ui'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import type { ShellState } from '../../store/store.ts'
import { CheckFailed } from '../../guards/check-failed.tsx'
import { useMailedCode } from '../../entry/use-mailed-code.ts'
import { useVisitor } from '../../guards/use-visitor.ts'
import { selectCurrentUser } from '../../session/current-user.ts'
import { AccountPending } from './account-pending.tsx'
import { AccountReady } from './account-ready.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { ConfirmOwnAddress } from './confirm-own-address.tsx'

/** What happens to an account between its creation and its approval. */
export function AccountValidationPage() {
  const { t } = useTranslation()
  const { authenticated, user, userFailed, wasSignedIn } = useVisitor()
  const { checkFailed, ended } = useSelector((state: ShellState) => state.session)
  const { data: own } = useSelector((state: ShellState) => selectCurrentUser(state))
  // Here, since the one of the parts below that takes its place would not find it in the address any more.
  const mailed = useMailedCode()
  const [waited, setWaited] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  if (authenticated && !waited) setWaited(true)
  usePageTitle(t('accountValidation.title'))
  // A league account is signed in at once, also where its provider does not vouch for the address.
  const unconfirmed = own?.status === 'pending_approval' && own.emailVerifiedAt === null
  // What waits then takes the place of the form, and the focus that went with its button.
  useEffect(() => {
    if (confirmed && !unconfirmed) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [confirmed, unconfirmed])

  // Whoever was waiting here and is refused: this page would begin with a code that they have no more use for.
  if (waited && authenticated === false && ended)
    return <Navigate to="/unauthorised" replace state={{ code: ended.code }} />
  // Who comes here without a session at the last visit has none: they should not wait until that is confirmed.
  if (authenticated === false || (authenticated === null && !wasSignedIn)) return <ConfirmAddress mailed={mailed} />
  if (checkFailed || userFailed) return <CheckFailed />
  if (user === null) return <Loader />
  // A code is good without a session: whoever opened the link reads that mailbox.
  if (mailed && own?.email && mailed.email.toLowerCase() !== own.email.toLowerCase())
    return <ConfirmAddress mailed={mailed} ofOther />
  if (unconfirmed) return <ConfirmOwnAddress email={own.email} mailed={mailed} onConfirmed={() => setConfirmed(true)} />
  return user.status === 'validated' ? <AccountReady /> : <AccountPending />
}
