import { ofName } from '@ensemble/contracts/typography'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { DayField, FormDialog, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersDecideVolunteerMutation } from '../api/users-api.ts'
import type { DecisionDialogProps } from './declared-kind.ts'

/** Confirms what a member is trained for: until when, and for what. */
export function ConfirmVolunteerDialog({ declared: { userId, name, kind }, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure, refusal } = useSend(useUsersDecideVolunteerMutation()[0])
  const [validUntil, setValidUntil] = useState('')
  const [purpose, setPurpose] = useState('')

  async function confirm() {
    const body = {
      kind,
      decision: 'confirm' as const,
      validUntil: validUntil === '' ? null : validUntil,
      ...(purpose.trim() === '' ? {} : { purpose: purpose.trim() }),
    }
    if (!(await send({ params: { userId }, body }))) return
    toast(t('volunteers.confirm.done', { name, ofName: ofName(name) }))
    onClose()
  }

  return (
    <FormDialog
      title={t('volunteers.confirm.title', { name, ofName: ofName(name) })}
      submit={{ label: t('volunteers.confirm.action') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <Text>{t('volunteers.confirm.consequence', { kind: t(`volunteerKinds.${kind}`) })}</Text>
      <DayField
        label={t('volunteers.confirm.until')}
        hint={t('volunteers.confirm.untilHint')}
        optional
        value={validUntil}
        onChange={(event) => setValidUntil(event.target.value)}
        error={refusal?.fields?.validUntil ? t('volunteers.confirm.untilPast') : undefined}
      />
      <TextField
        label={t('volunteers.confirm.purpose')}
        hint={t('volunteers.confirm.purposeHint')}
        optional
        maxLength={200}
        value={purpose}
        onChange={(event) => setPurpose(event.target.value)}
      />
    </FormDialog>
  )
}
