import { type StructureDomain, structureDomains } from '@ensemble/contracts/enumerations'
import { type User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Facts, Select, TextField } from '@ensemble/ui'
import { staffFacts } from '../../facts/staff-facts.ts'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'

/** How members see somebody of the staff as a contact. The position itself is given by an admin. */
export function StaffSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const service: StructureDomain | null = user.staff?.headquartersService ?? null
  const section = useSection({
    saved: {
      publicContactEmail: user.staff?.publicContactEmail ?? '',
      organisationPositionOther: user.staff?.organisationPositionOther ?? '',
      headquartersService: service,
    },
    part: 'staff',
    edit: ({ publicContactEmail, organisationPositionOther, headquartersService }) => ({
      staff: {
        publicContactEmail: publicContactEmail.trim() || null,
        ...(named ? { organisationPositionOther: organisationPositionOther.trim() || null } : {}),
        ...(serves ? { headquartersService } : {}),
      },
    }),
  })
  const named = user.staff?.organisationPosition === 'other'
  const serves = user.role === 'headquarter_referent'
  const { values, set, error } = section
  const position = staffFacts(user, t).filter(({ id }) => id === 'organisationPosition')
  return (
    <SectionForm id="staff" section={section}>
      {position.length > 0 ? (
        <Facts facts={position.map((fact) => ({ ...fact, label: t(`fields.${fact.id}`) }))} />
      ) : null}
      {named ? (
        <TextField
          label={t('own.positionOther')}
          maxLength={80}
          value={values.organisationPositionOther}
          onChange={(event) => set('organisationPositionOther', event.target.value)}
          error={error('organisationPositionOther')}
        />
      ) : null}
      {serves ? (
        <Select
          label={t('fields.headquartersService')}
          options={choices(structureDomains, (value) => t(`services.${value}`))}
          value={values.headquartersService}
          onChange={(value) => set('headquartersService', value || null)}
          emptyOption={t('own.none')}
        />
      ) : null}
      <TextField
        type="email"
        optional
        label={t('own.publicContactEmail')}
        value={values.publicContactEmail}
        onChange={(event) => set('publicContactEmail', event.target.value)}
        error={error('publicContactEmail')}
      />
    </SectionForm>
  )
}
