import { useState } from 'react'
import { articleLimits, mostSources } from '@ensemble/contracts/articles/limits'
import { dayInParis } from '@ensemble/contracts/zone-clock'
import { useTranslation } from '@ensemble/mf-kit'
import { DayField, FormSection, TextArea, TextField } from '@ensemble/ui'
import { fieldIds } from './field-ids.ts'
import type { ArticleEditor } from './use-article-editor.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Why readers may rely on it: who checked it medically, and where it comes from. */
export function TrustSection({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('mf-articles')
  const fault = useFaultWords(editor)
  const [today] = useState(() => dayInParis(new Date().toISOString()))
  const { form, values } = editor
  const asked = values.categories.includes('DISEASE_INFORMATION')
  return (
    <FormSection title={t('editor.sections.trust')} why={t(asked ? 'editor.why.reviewAsked' : 'editor.why.trust')}>
      <TextField
        {...form.register('medicallyReviewedBy')}
        id={fieldIds.review}
        label={t('editor.fields.reviewer')}
        hint={t('editor.hints.reviewer')}
        optional={!asked}
        maxLength={articleLimits.medicallyReviewedBy.max}
        error={fault('medicallyReviewedBy')}
      />
      <DayField
        {...form.register('medicallyReviewedAt')}
        label={t('editor.fields.reviewedOn')}
        optional={!asked}
        max={today}
        error={fault('medicallyReviewedAt')}
      />
      <TextArea
        {...form.register('sources')}
        label={t('editor.fields.sources')}
        hint={t('editor.hints.sources', { max: mostSources, each: articleLimits.source.max })}
        optional
        error={fault('sources')}
      />
    </FormSection>
  )
}
