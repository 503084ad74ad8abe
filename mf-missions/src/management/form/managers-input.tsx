import type { PossibleManager } from '@ensemble/contracts/users/possible-manager'
import { useSession, useTranslation } from '@ensemble/mf-kit'
import { useState } from 'react'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { BoxesInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'
import { ManagerSearch } from './manager-search.tsx'
import { usePossibleManagers } from './use-possible-managers.ts'
import { useSettled } from './use-settled.ts'

const most = 5

/** Who runs the mission: the reader, whoever runs it already, and the staff that a search by name finds. */
export function ManagersInput() {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { values, form } = useFormTools()
  const { user } = useSession()
  const [words, setWords] = useState('')
  const { managerIds } = values
  const people = usePossibleManagers(useSettled(words), managerIds)
  const others = [...people.chosen, ...people.found].filter(
    ({ id }, index, all) => id !== user?.id && all.findIndex((one) => one.id === id) === index,
  )
  const named = [user?.id, ...others.map(({ id }) => id)]
  const unnamed = managerIds.filter((id) => !named.includes(id))

  function nameOf({ displayName, departmentCode }: PossibleManager): string {
    return departmentCode ? `${displayName} – ${placeName(departmentCode)}` : displayName
  }

  return (
    <>
      <ManagerSearch words={words} onWords={setWords} people={people} />
      <BoxesInput
        name="managerIds"
        options={[
          ...(user ? [{ value: user.id, label: t('form.me', { name: user.displayName }) }] : []),
          ...others.map((person) => ({ value: person.id, label: nameOf(person) })),
          ...unnamed.map((id, index) => ({ value: id, label: t('form.otherManager', { number: index + 1 }) })),
        ]}
        value={managerIds}
        onChange={(ids) => form.setValue('managerIds', ids)}
        most={most}
      />
    </>
  )
}
