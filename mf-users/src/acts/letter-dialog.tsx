import { contactLimits } from '@ensemble/contracts/users/contact-limits'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersContactMutation } from '../api/users-api.ts'

interface LetterDialogProps {
  title: string
  /** Who gets it, and how. */
  consequence: string
  /** To whom, as the call takes it. */
  to: Omit<CallInput<'user.contact'>['body'], 'subject' | 'message'>
  draftKey: string
  /** Where it is always the same; otherwise it is asked for. */
  subject?: string
  sendLabel?: string
  /** What is said once it has gone; otherwise to how many. */
  done?: string
  onClose: () => void
}

const blank = { subject: '', message: '' }

/** Writes a letter that goes out by mail; its words are kept as a draft until then. */
export function LetterDialog({
  title,
  consequence,
  to,
  draftKey,
  subject: given,
  sendLabel,
  done,
  onClose,
}: LetterDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersContactMutation()[0])
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: draftKey, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const { subject: written, message } = form.getValues()
  const subject = given ?? written
  const errorOf = (value: string, { min }: { min: number }) =>
    checked && value.trim().length < min ? t('contact.tooShort', { min }) : undefined

  async function confirm() {
    setChecked(true)
    const letter = { subject: subject.trim(), message: message.trim() }
    if (letter.subject.length < contactLimits.subject.min || letter.message.length < contactLimits.message.min) return
    const answer = await send({ body: { ...to, ...letter } })
    if (!answer) return
    draft.forget()
    toast(done ?? t('contact.done', { count: answer.sent }))
    onClose()
  }

  return (
    <FormDialog
      title={title}
      submit={{ label: sendLabel ?? t('contact.send') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
      draft={draft}
    >
      <Text>{consequence}</Text>
      {given === undefined ? (
        <TextField
          label={t('contact.subject')}
          required
          maxLength={contactLimits.subject.max}
          error={errorOf(subject, contactLimits.subject)}
          {...form.register('subject')}
        />
      ) : null}
      <TextArea
        label={t('contact.message')}
        required
        rows={6}
        maxLength={contactLimits.message.max}
        error={errorOf(message, contactLimits.message)}
        {...form.register('message')}
      />
    </FormDialog>
  )
}
