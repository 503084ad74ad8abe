import { useTranslation } from '@ensemble/mf-kit'
import { namesOf } from '../texts/name-of.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'

/** Leaves the decision on a request to the admins, with what they should know. */
export function PassOnDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const names = namesOf(row)
  return (
    <LetterDialog
      title={t('acts.pass_on.title', names)}
      consequence={t('acts.pass_on.consequence')}
      to={{ recipient: 'support', accountId: row.id }}
      subject={t('acts.pass_on.subject')}
      draftKey={`users.pass_on.${row.id}`}
      sendLabel={t('acts.pass_on.action')}
      done={t('acts.pass_on.done', names)}
      onClose={onClose}
    />
  )
}
