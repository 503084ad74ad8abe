import { type TextKey, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, SendStatus } from '@ensemble/ui'
import type { ReactNode } from 'react'
import type { Section } from './use-section.ts'

type IdIn<Key> = Key extends `own.sections.${infer Id}.whoSees` ? Id : never
type SectionId = IdIn<TextKey<'mf-users'>>

interface SectionFormProps<Values> {
  /** Names the section's texts: title, why we ask, who sees it. */
  id: SectionId
  section: Section<Values>
  children: ReactNode
}

/** A part of the profile: why we ask, who sees it, and its fields, which save themselves or have one button. */
export function SectionForm<Values>({ id, section, children }: SectionFormProps<Values>) {
  const { t } = useTranslation('mf-users')
  const title = t(`own.sections.${id}.title`)
  const { button, failure } = section
  return (
    <form
      id={id}
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
          button ? (
            <Button
              type="submit"
              // The one strong button is where something waits to be saved.
              variant={button.changed ? 'primary' : 'secondary'}
              loading={button.saving}
              aria-label={t('own.saveSection', { section: title })}
            >
              {t('own.save')}
            </Button>
          ) : failure ? (
            <Button type="submit" variant="secondary" aria-label={t('own.saveSection', { section: title })}>
              {t('own.saveAgain')}
            </Button>
          ) : null
        }
      >
        {children}
        <SendStatus sending={button?.saving ?? false} failure={failure} />
      </FormSection>
    </form>
  )
}
