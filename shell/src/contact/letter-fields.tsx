import { contactLimits } from '@ensemble/contracts/users/contact-limits'
import { useTranslation } from '@ensemble/mf-kit'
import { Checkbox, RadioGroup, Text, TextArea, TextField } from '@ensemble/ui'
import { LinkedWords } from './linked-words.tsx'
import type { useLetter } from './use-letter.ts'

interface LetterFieldsProps {
  letter: ReturnType<typeof useLetter>
  /** It was to be sent once: what is too short is said. */
  checked: boolean
}

/** To whom, about what, and the message itself. */
export function LetterFields({ letter: { form, values, choosesRecipient }, checked }: LetterFieldsProps) {
  const { t } = useTranslation()
  const errorOf = (value: string, { min }: { min: number }) =>
    checked && value.trim().length < min ? t('contact.tooShort', { min }) : undefined
  return (
    <>
      <Text>{t('contact.sentence')}</Text>
      {choosesRecipient ? (
        <RadioGroup
          legend={t('contact.to')}
          options={(['support', 'department'] as const).map((value) => ({ value, label: t(`contact.${value}`) }))}
          value={values.recipient}
          onChange={(recipient) => form.setValue('recipient', recipient)}
        />
      ) : null}
      {choosesRecipient && values.recipient === 'department' ? (
        <Checkbox
          label={t('contact.need')}
          checked={values.need}
          onChange={(event) => form.setValue('need', event.target.checked)}
        />
      ) : null}
      <TextField
        label={t('contact.subject')}
        required
        maxLength={contactLimits.subject.max}
        error={errorOf(values.subject, contactLimits.subject)}
        {...form.register('subject')}
      />
      <TextArea
        label={t('contact.message')}
        hint={t('contact.messageHint')}
        required
        rows={6}
        maxLength={contactLimits.message.max}
        error={errorOf(values.message, contactLimits.message)}
        {...form.register('message')}
      />
      <Text size="small" tone="second">
        <LinkedWords text={t('contact.help')} />
      </Text>
    </>
  )
}
