import { useTranslation } from '@ensemble/mf-kit'
import { sendHeldAnswers } from '@ensemble/mf-kit/held'
import { ConfirmDialog } from '@ensemble/ui'
import { useServices } from '../platform/services.ts'

interface SignOutQuestionProps {
  open: boolean
  onClose: () => void
}

/** Logout ends every session of the person (specification, section 2): it says so, and asks once. */
export function SignOutQuestion({ open, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation()
  const { signOut } = useServices()
  return (
    <ConfirmDialog
      open={open}
      title={t('topBar.logoutTitle')}
      consequence={t('topBar.logoutConsequence')}
      confirmLabel={t('topBar.logout')}
      onConfirm={() => {
        onClose()
        void sendHeldAnswers().then(signOut)
      }}
      onCancel={onClose}
    />
  )
}
