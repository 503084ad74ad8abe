import type { LocalNeed } from '@ensemble/contracts/users/local-needs'
import { contactLimits } from '@ensemble/contracts/users/contact-limits'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersDecideNeedMutation } from '../api/local-needs-api.ts'

const blank = { message: '' }

/** Says no to a need, in words that go to who told it. */
export function RefuseLocalNeedDialog({ need, onClose }: { need: LocalNeed; onClose: () => void }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersDecideNeedMutation()[0])
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: `users.need.${need.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const message = form.getValues().message.trim()
  const { min, max } = contactLimits.message

  async function confirm() {
    setChecked(true)
    if (message.length < min) return
    if (!(await send({ params: { needId: need.id }, body: { state: 'answered_no', message } }))) return
    draft.forget()
    toast(t('needs.refused'))
    onClose()
  }

  return (
    <FormDialog
      title={t('needs.refuseTitle', { name: need.toldBy.displayName })}
      submit={{ label: t('contact.send') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
      draft={draft}
    >
      <Text>{t('needs.refuseConsequence')}</Text>
      <TextArea
        label={t('contact.message')}
        required
        rows={6}
        maxLength={max}
        error={checked && message.length < min ? t('contact.tooShort', { min }) : undefined}
        {...form.register('message')}
      />
    </FormDialog>
  )
}
