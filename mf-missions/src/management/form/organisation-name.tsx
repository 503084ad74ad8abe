import { skipToken, useSession } from '@ensemble/mf-kit'
import { TextField } from '@ensemble/ui'
import { useMissionsManagedQuery } from '../../api/management-api.ts'
import { FieldPlace, useFieldWords, useFormTools } from './fields/form-context.tsx'
import { useLengthCount } from './fields/length-count.tsx'
import { limits } from './form-limits.ts'
import { useSettled } from './use-settled.ts'

/** Letters from which on names are looked for. */
const fewest = 2
const missionsAsked = 25

/**
 * The name of the structure, with those that missions have used already: one structure then has one spelling. They are
 * suggestions; without them the field works all the same.
 */
export function OrganisationName() {
  const name = 'organisation.name'
  const words = useFieldWords()(name)
  const { values, form } = useFormTools()
  const { describedBy, count } = useLengthCount(values.organisation.name, limits[name].max)
  const names = useUsedNames(useSettled(values.organisation.name))
  return (
    <FieldPlace name={name}>
      <TextField
        {...words}
        autoComplete="off"
        suggestions={names}
        aria-describedby={describedBy}
        {...form.register(name)}
      />
      {count}
    </FieldPlace>
  )
}

function useUsedNames(typed: string): string[] {
  const { role } = useSession()
  const value = typed.trim()
  const filters = JSON.stringify([{ field: 'organisationName', operator: 'contains', value }])
  const scope = role === 'referent' ? ('department' as const) : ('all' as const)
  const { data } = useMissionsManagedQuery(
    value.length < fewest ? skipToken : { query: { scope, filters, pageSize: missionsAsked } },
  )
  const used = (data?.items ?? []).flatMap(({ organisation }) => (organisation ? [organisation.name] : []))
  return [...new Set(used)].filter((one) => one !== value)
}
