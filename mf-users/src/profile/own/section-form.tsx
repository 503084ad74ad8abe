import { type TextKey, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, SendStatus, SpokenChange } from '@ensemble/ui'
import type { ReactNode } from 'react'
import { useFaultFocus } from './use-fault-focus.ts'
import type { Section } from './use-section.ts'

type IdIn<Key> = Key extends `own.sections.${infer Id}.whoSees` ? Id : never
type SectionId = IdIn<TextKey<'mf-users'>>

interface SectionFormProps<Values> {
  /** Names the section's texts: title, why we ask, who sees it. */
  id: SectionId
  section: Section<Values>
  children: ReactNode
}

/**
 * A part of the profile: why we ask, who sees it, and its fields, which save themselves or have one button. Whoever
 * pressed it and is told that a field is wrong stands in that field; of fields that save themselves, where somebody has
 * gone on already, a screen reader says what is wrong, as it says that one is saved.
 */
export function SectionForm<Values>({ id, section, children }: SectionFormProps<Values>) {
  const { t } = useTranslation('mf-users')
  const title = t(`own.sections.${id}.title`)
  const { button, failure, wrong } = section
  const { form, onAnswered } = useFaultFocus()

  async function press() {
    await section.save()
    onAnswered()
  }

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      {button ? null : <SpokenChange words={wrong} />}
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
