import {
  type AvailabilityFrequency,
  availabilityFrequencies,
  availabilitySlots,
} from '@ensemble/contracts/enumerations'
import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, RadioGroup, TextArea } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'

/** When, and how often. */
export function AvailabilitySection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const availability = user.engagement?.availability
  const frequency: AvailabilityFrequency | null = availability?.frequency ?? null
  const section = useSection({
    saved: { slots: availability?.slots ?? [], frequency, note: availability?.note ?? '' },
    part: 'engagement.availability',
    edit: (_changed, { note, ...when }) => ({ engagement: { availability: { ...when, note: note.trim() || null } } }),
  })
  const { written, chosen } = section
  return (
    <SectionForm id="availability" section={section}>
      <CheckboxGroup
        legend={t('own.slots')}
        options={choices(availabilitySlots, (value) => t(`slots.${value}`))}
        {...chosen('slots')}
      />
      <RadioGroup
        legend={t('fields.frequency')}
        options={choices(availabilityFrequencies, (value) => t(`frequencies.${value}`))}
        {...chosen('frequency')}
      />
      <TextArea
        optional
        label={t('own.availabilityNote')}
        hint={t('own.availabilityNoteHint')}
        rows={3}
        maxLength={300}
        {...written('note')}
      />
    </SectionForm>
  )
}
