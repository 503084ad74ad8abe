import { missionDomains, missionOrigins, missionScopes, missionTypes } from '@ensemble/contracts/enumerations'
import { lazyPart, useSession, useTranslation } from '@ensemble/mf-kit'
import { FormSection, Skeleton } from '@ensemble/ui'
import { Suspense } from 'react'
import { CoverFields } from './cover-fields.tsx'
import { BoxesInput, RadioInput, SelectInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'
import { AreaInput, TextInput } from './fields/text-inputs.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import { choices } from '../../inputs/choices.ts'

// The editor is heavy, and the table of missions does not need it.
const DescriptionInput = lazyPart(() => import('./description-input.tsx'))

/** What the mission is, and who proposes it. */
export function NatureStep() {
  const { t } = useTranslation('mf-missions')
  const { values, form } = useFormTools()
  const { role } = useSession()
  const origins = missionOrigins.filter((origin) => role !== 'referent' || origin !== 'headquarters_services')
  return (
    <>
      <FormSection title={t('form.sections.words')} why={t('form.whys.words')}>
        <TextInput name="title" />
        <AreaInput name="summary" rows={2} />
        <Suspense fallback={<Skeleton height={280} />}>
          <DescriptionInput />
        </Suspense>
        <AreaInput name="objectives" optional />
        <CoverFields />
      </FormSection>
      <FormSection title={t('form.sections.kind')} why={t('form.whys.kind')}>
        <SelectInput
          name="type"
          options={choices(missionTypes, (value) => t(`types.${value}`))}
          value={values.type}
          onChange={(type) => {
            form.setValue('type', type)
            // Surveys are open to all, the rest is chosen, unless somebody has decided already.
            if (values.registrationMode === '' && type !== '')
              form.setValue('registrationMode', type === 'studies_and_surveys' ? 'open' : 'selection')
          }}
        />
        {values.type === 'other' ? <TextInput name="typeOther" /> : null}
        <BoxesInput
          name="domains"
          options={choices(missionDomains, (value) => t(`domains.${value}`))}
          value={values.domains}
          onChange={(domains) => form.setValue('domains', domains)}
          most={3}
        />
        <RadioInput
          name="scope"
          options={choices(missionScopes, (value) => t(`scopes.${value}`))}
          value={values.scope}
          onChange={(scope) => form.setValue('scope', scope)}
        />
      </FormSection>
      <FormSection title={t('form.sections.origin')} why={t('form.whys.origin')}>
        <RadioInput
          name="origin"
          options={choices(origins, (value) => t(`origins.${value}`))}
          value={values.origin}
          onChange={(origin) => form.setValue('origin', origin)}
        />
        {values.origin === 'external_actor' ? <OrganisationFields /> : null}
      </FormSection>
    </>
  )
}
