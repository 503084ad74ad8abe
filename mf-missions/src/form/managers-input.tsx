import { skipToken, useSession, useTranslation } from '@ensemble/mf-kit'
import { useMissionsPeopleQuery } from '../api/management-api.ts'
import { BoxesInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'

const staff = JSON.stringify([
  { field: 'role', operator: 'in', value: ['admin', 'headquarter_referent', 'referent'] },
  { field: 'status', operator: 'eq', value: 'validated' },
])

/** Who runs the mission: the people that this reader may list, whoever runs it already, and the reader. */
export function ManagersInput() {
  const { t } = useTranslation('mf-missions')
  const { values, form } = useFormTools()
  const { user, role } = useSession()
  // Headquarter referents list nobody without a mission (decisions.md §6).
  const lists = role === 'admin' || role === 'referent'
  const { data } = useMissionsPeopleQuery(lists ? { query: { filters: staff, pageSize: 100 } } : skipToken)
  const found = (data?.items ?? []).flatMap((row) =>
    'firstName' in row && row.id !== user?.id ? [{ value: row.id, label: `${row.firstName} ${row.lastName}` }] : [],
  )
  const known = [user?.id, ...found.map(({ value }) => value)]
  const others = values.managerIds
    .filter((id) => !known.includes(id))
    .map((id, index) => ({ value: id, label: t('form.otherManager', { number: index + 1 }) }))
  const me = user ? [{ value: user.id, label: t('form.me', { name: user.displayName }) }] : []
  return (
    <BoxesInput
      name="managerIds"
      options={[...me, ...found, ...others]}
      value={values.managerIds}
      onChange={(ids) => form.setValue('managerIds', ids)}
      most={5}
    />
  )
}
