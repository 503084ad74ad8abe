import { departments } from '@ensemble/contracts/departments'
import {
  organisationPositions,
  type OrganisationPosition,
  type Role,
  structureDomains,
  type StructureDomain,
} from '@ensemble/contracts/enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { Select } from '@ensemble/ui'
import { choices } from '../texts/choices.ts'

/** A role with what hangs on it; an empty text is nothing. */
export interface Post {
  role: Role
  departmentCode: string
  organisationPosition: OrganisationPosition | ''
  headquartersService: StructureDomain | ''
}

interface PostFieldsProps {
  post: Post
  onChange: (change: Partial<Post>) => void
  /** Roles that may be given; with one there is nothing to choose. */
  roles: readonly Role[]
  /** False where the department is the giver's own. */
  choosesDepartment?: boolean
  /** Shown where a department is missing. */
  departmentError?: string
  roleHint?: string
}

const departmentChoices = departments.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

/** Role, department, and the post that goes with the role. */
export function PostFields({
  post,
  onChange,
  roles,
  choosesDepartment = true,
  departmentError,
  roleHint,
}: PostFieldsProps) {
  const { t } = useTranslation('mf-users')
  return (
    <>
      {roles.length > 1 ? (
        <Select<Role>
          label={t('fields.role')}
          hint={roleHint}
          options={choices(roles, (value) => t(`roles.${value}`))}
          value={post.role}
          onChange={(role) => onChange({ role: role === '' ? post.role : role })}
        />
      ) : null}
      {choosesDepartment ? (
        <Select
          label={t('fields.departmentCode')}
          optional={post.role !== 'referent'}
          options={departmentChoices}
          emptyOption={t(post.role === 'referent' ? 'acts.choose' : 'acts.noDepartment')}
          value={post.departmentCode}
          onChange={(departmentCode) => onChange({ departmentCode })}
          error={departmentError}
        />
      ) : null}
      {post.role === 'referent' ? (
        <Select<OrganisationPosition>
          label={t('fields.organisationPosition')}
          optional
          options={choices(organisationPositions, (value) => t(`positions.${value}`))}
          emptyOption={t('acts.none')}
          value={post.organisationPosition}
          onChange={(organisationPosition) => onChange({ organisationPosition })}
        />
      ) : null}
      {post.role === 'headquarter_referent' ? (
        <Select<StructureDomain>
          label={t('fields.headquartersService')}
          optional
          options={choices(structureDomains, (value) => t(`services.${value}`))}
          emptyOption={t('acts.none')}
          value={post.headquartersService}
          onChange={(headquartersService) => onChange({ headquartersService })}
        />
      ) : null}
    </>
  )
}
