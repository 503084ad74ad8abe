import { type LetterAudience, letterAudiences, messageLimits } from '@ensemble/contracts/missions/message-limits'
import { useTranslation } from '@ensemble/mf-kit'
import { RadioGroup, Select, TextArea, TextField } from '@ensemble/ui'
import { type Letter, type LetterTemplate, letterTemplates } from './use-letter.ts'

interface LetterFieldsProps {
  letter: Letter
  /** How many people each audience has; null where the letter goes to people by name. */
  counts: Record<LetterAudience, number> | null
}

/** Whom it goes to, from which beginning, and in which words. */
export function LetterFields({ letter, counts }: LetterFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { written, write, begin, faultOf } = letter
  return (
    <>
      {counts ? (
        <RadioGroup<LetterAudience>
          legend={t('messages.letter.to')}
          name="audience"
          options={letterAudiences.map((value) => ({
            value,
            label: t(`messages.letter.audiences.${value}`, { many: String(counts[value]) }),
          }))}
          value={written.audience}
          onChange={(audience) => write({ audience })}
        />
      ) : null}
      <Select<LetterTemplate>
        label={t('messages.letter.template')}
        options={letterTemplates.map((value) => ({ value, label: t(`messages.letter.templates.${value}`) }))}
        emptyOption={t('messages.letter.noTemplate')}
        placeholder={t('messages.letter.noTemplate')}
        value={written.template}
        onChange={begin}
      />
      <TextField
        label={t('messages.letter.subject')}
        maxLength={messageLimits.subject.max}
        value={written.subject}
        error={faultOf('subject')}
        onChange={(event) => write({ subject: event.target.value })}
      />
      <TextArea
        label={t('messages.field')}
        hint={t('messages.noHealth')}
        rows={8}
        maxLength={messageLimits.text.max}
        value={written.text}
        error={faultOf('text')}
        onChange={(event) => write({ text: event.target.value })}
      />
    </>
  )
}
