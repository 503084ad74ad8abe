import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsCancelMutation } from '../../api/management-api.ts'
import { reasonLimits } from './reason-limits.ts'
import { ToldPeople } from './told-people.tsx'

const blank = { reason: '' }

/** Cancels a mission: says first who will be told, and asks for the reason that they read. */
export function CancelDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsCancelMutation()[0])
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.cancel.${mission.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const reason = form.getValues('reason').trim()
  const isShort = reason.length < reasonLimits.min

  async function confirm() {
    setChecked(true)
    if (isShort) return
    if (!(await send({ params: { missionId: mission.id }, body: { reason } }))) return
    draft.forget()
    toast(t('changes.cancelled'))
    onClose()
  }

  return (
    <FormDialog
      title={t('changes.cancelTitle')}
      submit={{ label: t('manage.cancel'), variant: 'danger' }}
      onSubmit={() => void confirm()}
      {...{ draft, sending, failure, onClose }}
    >
      <Text>{t('changes.cancelFinal')}</Text>
      <ToldPeople mission={mission} />
      <TextArea
        label={t('changes.reason')}
        hint={t('changes.reasonHint')}
        rows={4}
        maxLength={reasonLimits.max}
        error={checked && isShort ? t('fields.TOO_SHORT', { min: reasonLimits.min }) : undefined}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
