import { type StructureDomain, structureDomains } from '@ensemble/contracts/enumerations'
import type { User } from '@ensemble/contracts/users/http'
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
        ...(publicContactEmail === undefined ? {} : { publicContactEmail: publicContactEmail.trim() || null }),
        ...(organisationPositionOther === undefined
          ? {}
          : { organisationPositionOther: organisationPositionOther.trim() || null }),
        ...(headquartersService === undefined ? {} : { headquartersService }),
      },
    }),
  })
  const named = user.staff?.organisationPosition === 'other'
  const serves = user.role === 'headquarter_referent'
  const { written, chosen, choose } = section
  const position = staffFacts(user, t).filter(({ id }) => id === 'organisationPosition')
  return (
    <SectionForm id="staff" section={section}>
      {position.length > 0 ? (
        <Facts facts={position.map((fact) => ({ ...fact, label: t(`fields.${fact.id}`) }))} />
      ) : null}
      {named ? (
        <TextField label={t('own.positionOther')} maxLength={80} {...written('organisationPositionOther')} />
      ) : null}
      {serves ? (
        <Select
          label={t('fields.headquartersService')}
          options={choices(structureDomains, (value) => t(`services.${value}`))}
          {...chosen('headquartersService')}
          onChange={(value) => choose({ headquartersService: value || null })}
          emptyOption={t('own.none')}
        />
      ) : null}
      <TextField type="email" optional label={t('own.publicContactEmail')} {...written('publicContactEmail')} />
    </SectionForm>
  )
}
