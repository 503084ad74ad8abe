import { missionModes } from '@ensemble/contracts/enumerations'
import { writtenClockOf } from '@ensemble/contracts/written-clock'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { FormSection } from '@ensemble/ui'
import { CheckInput, RadioInput, SelectInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'
import { MomentInput } from './fields/moment-input.tsx'
import { AreaInput, TextInput } from './fields/text-inputs.tsx'
import { departmentOf } from './mission-content.ts'
import { choices } from '../../inputs/choices.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { usePlaceChoices } from './use-place-choices.ts'

/** When it takes place and where; an address only where one goes there, a link only where one joins from afar. */
export function WhenStep() {
  const { t } = useTranslation('mf-missions')
  const { values, form, isNew } = useFormTools()
  const places = usePlaceChoices()
  const clock = writtenClockOf(departmentOf(values.place), useLanguage())
  return (
    <>
      <FormSection title={t('form.sections.when')} why={t('form.whys.when', { clock })}>
        <MomentInput name="startAt" />
        <CheckInput name="ongoing" checked={values.ongoing} onChange={(ongoing) => form.setValue('ongoing', ongoing)} />
        {values.ongoing ? null : <MomentInput name="endAt" />}
        <MomentInput name="registrationDeadline" optional />
      </FormSection>
      {isNew && !values.ongoing ? <RepeatFields /> : null}
      <FormSection title={t('form.sections.where')} why={t('form.whys.where')}>
        <RadioInput
          name="mode"
          options={choices(missionModes, (value) => t(`modes.${value}`))}
          value={values.mode}
          onChange={(mode) => form.setValue('mode', mode)}
        />
        <SelectInput
          name="place"
          options={places}
          value={values.place}
          onChange={(place) => form.setValue('place', place)}
        />
        {values.mode === 'on_site' || values.mode === 'mixed' ? (
          <>
            <TextInput name="street" optional />
            <TextInput name="postalCode" inputMode="numeric" />
            <TextInput name="city" />
            <AreaInput name="accessNote" rows={2} optional />
          </>
        ) : null}
        {values.type !== 'studies_and_surveys' && (values.mode === 'remote' || values.mode === 'mixed') ? (
          <TextInput name="meetingUrl" type="url" optional />
        ) : null}
        <AreaInput name="practicalInfo" optional />
      </FormSection>
    </>
  )
}
