import { type TextKey, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, SendStatus } from '@ensemble/ui'
import { type ReactNode } from 'react'
import { type Section } from './use-section.ts'

type IdIn<Key> = Key extends `own.sections.${infer Id}.whoSees` ? Id : never
type SectionId = IdIn<TextKey<'mf-users'>>

interface SectionFormProps<Values> {
  /** Names the section's texts: title, why we ask, who sees it. */
  id: SectionId
  section: Section<Values>
  children: ReactNode
}

/** A part of the profile: why we ask, who sees it, its fields, and its own button. */
export function SectionForm<Values>({ id, section, children }: SectionFormProps<Values>) {
  const { t } = useTranslation('mf-users')
  const title = t(`own.sections.${id}.title`)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void section.save()
      }}
    >
      <FormSection
        title={title}
        why={t(`own.sections.${id}.why`)}
        whoSees={t(`own.sections.${id}.whoSees`)}
        actions={
          <Button
            type="submit"
            // The one strong button is where something waits to be saved.
            variant={section.changed ? 'primary' : 'secondary'}
            loading={section.saving}
            aria-label={t('own.saveSection', { section: title })}
          >
            {t('own.save')}
          </Button>
        }
      >
        {children}
        <SendStatus sending={section.saving} failure={section.failure} />
      </FormSection>
    </form>
  )
}
