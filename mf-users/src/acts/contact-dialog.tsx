import { contactLimits } from '@ensemble/contracts/users/contact-limits'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersContactMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { nameOf } from '../texts/name-of.ts'

interface ContactDialogProps {
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

const blank = { subject: '', message: '' }

/** Writes to people of the list; each gets a mail of their own, and sees nobody else's address. */
export function ContactDialog({ people, onClose }: ContactDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersContactMutation()[0])
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: 'users.contact', form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const { subject, message } = form.getValues()
  const errorOf = (value: string, { min }: { min: number }) =>
    checked && value.trim().length < min ? t('contact.tooShort', { min }) : undefined

  async function confirm() {
    setChecked(true)
    const letter = { subject: subject.trim(), message: message.trim() }
    if (letter.subject.length < contactLimits.subject.min || letter.message.length < contactLimits.message.min) return
    const userIds = people.map(({ id }) => id)
    const answer = await send({ body: { recipient: 'users', userIds, ...letter } })
    if (!answer) return
    draft.forget()
    toast(t('contact.done', { count: answer.sent }))
    onClose()
  }

  return (
    <FormDialog
      title={t('contact.title', { count: people.length, name: people[0]?.name ?? '' })}
      submit={{ label: t('contact.send') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
      draft={draft}
    >
      <Text>{t('contact.consequence')}</Text>
      <TextField
        label={t('contact.subject')}
        required
        maxLength={contactLimits.subject.max}
        error={errorOf(subject, contactLimits.subject)}
        {...form.register('subject')}
      />
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

/** The same for one row of the list. */
export function ContactRowDialog({ row, onClose }: ActDialogProps) {
  return <ContactDialog people={[{ id: row.id, name: nameOf(row) }]} onClose={onClose} />
}
