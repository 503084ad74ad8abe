import { organisationTypes, structureDomains } from '@ensemble/contracts/enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { BoxesInput, SelectInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'
import { TextInput } from './fields/text-inputs.tsx'
import { OrganisationName } from './organisation-name.tsx'
import { choices } from '../../inputs/choices.ts'

/** The structure behind a mission that comes from outside of the league. */
export function OrganisationFields() {
  const { t } = useTranslation('mf-missions')
  const { values, form } = useFormTools()
  const { organisation } = values
  return (
    <>
      <OrganisationName />
      <SelectInput
        name="organisation.type"
        options={choices(organisationTypes, (value) => t(`form.organisationTypes.${value}`))}
        value={organisation.type}
        onChange={(type) => form.setValue('organisation', { ...organisation, type })}
      />
      <BoxesInput
        name="organisation.domains"
        options={choices(structureDomains, (value) => t(`form.structureDomains.${value}`))}
        value={organisation.domains}
        onChange={(domains) => form.setValue('organisation', { ...organisation, domains })}
        most={5}
      />
      <TextInput name="organisation.contactEmail" type="email" />
      <TextInput name="organisation.contactName" optional />
      <TextInput name="organisation.contactPhone" type="tel" optional />
      <TextInput name="organisation.website" type="url" optional />
    </>
  )
}
