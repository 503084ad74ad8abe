import { useTranslation } from '@ensemble/mf-kit'
import { Card, Facts, FormSection, Heading, Notice, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { MissionTitle } from '../../cards/mission-title.tsx'
import { KeyFacts } from '../../sections/key-facts.tsx'
import { MissionSections } from '../../sections/mission-sections.tsx'
import { useFieldLabel } from '../../inputs/use-field-label.ts'
import { useShortValue } from '../../inputs/use-short-value.ts'
import { useFormTools } from './fields/form-context.tsx'
import { TextInput } from './fields/text-inputs.tsx'
import { ManagersInput } from './managers-input.tsx'
import { previewOf } from './preview-of.ts'

/** What members do not read as a line of its own, and who writes a mission checks. */
const alsoSent = ['type', 'domains', 'registrationMode', 'questions', 'capacity'] as const

/** Who runs the mission, and what members will read. */
export function ReviewStep() {
  const { t } = useTranslation('mf-missions')
  const { values } = useFormTools()
  const [at] = useState(() => new Date().toISOString())
  const preview = previewOf(values, at)
  const labelOf = useFieldLabel()
  const short = useShortValue()
  return (
    <>
      <FormSection title={t('form.sections.people')} why={t('form.whys.people')}>
        <TextInput name="contactName" />
        <ManagersInput />
      </FormSection>
      <Stack component="section" aria-label={t('form.preview')} sx={{ gap: '16px', paddingTop: '24px' }}>
        <Heading level={2} size="s">
          {t('form.preview')}
        </Heading>
        <Text tone="second">{t('form.previewHint')}</Text>
        {preview ? (
          <Card as="div" outline="line">
            <Heading level={2} size="m">
              <MissionTitle title={preview.title} />
            </Heading>
            <KeyFacts mission={preview} />
            <Facts
              facts={alsoSent.map((field) => ({
                id: field,
                label: labelOf(field) ?? field,
                value: short(field, preview[field]),
              }))}
            />
            <MissionSections mission={preview} />
          </Card>
        ) : (
          <Notice>{t('form.noPreview')}</Notice>
        )}
      </Stack>
    </>
  )
}
