import { zoneOf } from '@ensemble/contracts/zones'
import type { CallData } from '@ensemble/mf-kit/calls'
import { useSend, useSession, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Notice, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsEditManyMutation } from '../../api/many-api.ts'
import { usePossibleManagers } from '../form/use-possible-managers.ts'
import { useSettled } from '../form/use-settled.ts'
import { DeadlineFields } from './deadline-fields.tsx'
import { changeOf, faultsOf, type ManyChanges, noChanges } from './many-changes.ts'
import { type Candidate, TeamFields } from './team-fields.tsx'

interface EditManyDialogProps {
  missionIds: readonly string[]
  onDone: (result: CallData<'mission.editMany'>) => void
  onClose: () => void
}

/** Changes who runs many missions, their contact or the end of registration, in one act; what is left empty stays. */
export function EditManyDialog({ missionIds, onDone, onClose }: EditManyDialogProps) {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const { send, sending, failure } = useSend(useMissionsEditManyMutation()[0])
  const [checked, setChecked] = useState(false)
  const [changes, setChanges] = useState(noChanges)
  const [words, setWords] = useState('')
  const search = usePossibleManagers(useSettled(words), [])
  const people: Candidate[] = [
    ...(user ? [{ ...user, departmentCode: null }] : []),
    ...search.found.filter(({ id }) => id !== user?.id),
  ]
  const person = changes.team === 'keep' ? undefined : people.find(({ id }) => id === changes.personId)
  // A referent writes on the clock of their committee, as its missions are.
  const timeZone = zoneOf(user?.departmentCode ?? null)
  const faults = faultsOf(changes, person, timeZone)
  const isFaulty = faults.person || faults.days || faults.at
  const change = changeOf(changes, person, timeZone)
  const nothing = Object.keys(change).length === 0
  const write = (part: Partial<ManyChanges>) => setChanges((before) => ({ ...before, ...part }))

  async function confirm() {
    setChecked(true)
    if (nothing || isFaulty) return
    const result = await send({ body: { missionIds: [...missionIds], ...change } })
    if (!result) return
    onDone(result)
    onClose()
  }

  return (
    <FormDialog
      title={t('many.title', { count: missionIds.length })}
      submit={{ label: t('many.confirm') }}
      onSubmit={() => void confirm()}
      {...{ sending, failure, onClose }}
    >
      <Text>{t('many.intro')}</Text>
      <TeamFields
        changes={changes}
        onChange={write}
        words={words}
        onWords={setWords}
        search={search}
        people={people}
        isMissing={checked && faults.person}
      />
      <DeadlineFields
        changes={changes}
        onChange={write}
        faults={{ days: checked && faults.days, at: checked && faults.at }}
      />
      {checked && nothing && !isFaulty ? (
        <Notice severity="warning" announce>
          {t('many.nothing')}
        </Notice>
      ) : null}
    </FormDialog>
  )
}
