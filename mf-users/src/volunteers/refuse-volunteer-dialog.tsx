import { ofName } from '@ensemble/contracts/typography'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useUsersDecideVolunteerMutation } from '../api/users-api.ts'
import type { DecisionDialogProps } from './declared-kind.ts'

/** Takes what a member has declared, or what was confirmed, off their profile. */
export function RefuseVolunteerDialog({ declared: { userId, name, kind }, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersDecideVolunteerMutation()[0])

  async function confirm() {
    if (!(await send({ params: { userId }, body: { kind, decision: 'refuse' } }))) return
    toast(t('volunteers.refuse.done', { name, ofName: ofName(name) }))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('volunteers.refuse.title', { name, ofName: ofName(name) })}
      consequence={t('volunteers.refuse.consequence', { kind: t(`volunteerKinds.${kind}`) })}
      confirmLabel={t('volunteers.refuse.action')}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
