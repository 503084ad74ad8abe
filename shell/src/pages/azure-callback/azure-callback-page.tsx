import { Navigate, useTranslation } from '@ensemble/mf-kit'
import { Loader } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { invitedHash } from '../signup/invitation.ts'
import { SingleSignOnFailed } from './single-sign-on-failed.tsx'
import { useCallbackOutcome } from './use-callback-outcome.ts'

/** Where the single sign-on provider sends people back to: then on to where they were heading, or to the sign-up. */
export function AzureCallbackPage() {
  const { t } = useTranslation()
  const outcome = useCallbackOutcome()
  usePageTitle(t('azure.title'))
  switch (outcome.kind) {
    case 'waiting':
      return <Loader />
    case 'signed-in':
      return <Navigate to={outcome.returnTo} replace />
    case 'unknown':
      return <Navigate to={`/signup?azureSSO=true${invitedHash(outcome.returnTo)}`} replace />
    case 'failed':
      return <SingleSignOnFailed message={outcome.message} again={outcome.again} />
  }
}
