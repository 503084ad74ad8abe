import type { CallData, CallInput } from '@ensemble/mf-kit/calls'
import { useSend, useSession, useTranslation } from '@ensemble/mf-kit'
import { Checkbox, FormDialog, MomentField, Notice, RadioGroup, Stack, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsEditManyMutation } from '../api/many-api.ts'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { choices } from '../inputs/choices.ts'
import { instantOf } from '../inputs/paris-time.ts'
import { ManagerSearch } from './form/manager-search.tsx'
import { usePossibleManagers } from './form/use-possible-managers.ts'
import { useSettled } from './form/use-settled.ts'

const teams = ['keep', 'beside', 'replace'] as const
const deadlines = ['keep', 'daysBefore', 'at', 'none'] as const
type Change = Omit<CallInput<'mission.editMany'>['body'], 'missionIds'>

interface EditManyDialogProps {
  missionIds: readonly string[]
  onDone: (result: CallData<'mission.editMany'>) => void
  onClose: () => void
}

/** Changes who runs many missions, their contact or the end of registration, in one act; what is left empty stays. */
export function EditManyDialog({ missionIds, onDone, onClose }: EditManyDialogProps) {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { user } = useSession()
  const { send, sending, failure } = useSend(useMissionsEditManyMutation()[0])
  const [checked, setChecked] = useState(false)
  const [team, setTeam] = useState<(typeof teams)[number]>('keep')
  const [words, setWords] = useState('')
  const [personId, setPersonId] = useState('')
  const [alsoContact, setAlsoContact] = useState(true)
  const [contact, setContact] = useState('')
  const [ending, setEnding] = useState<(typeof deadlines)[number]>('keep')
  const [days, setDays] = useState('3')
  const [moment, setMoment] = useState({ day: '', time: '18:00' })
  const found = usePossibleManagers(useSettled(words), [])
  const people = [
    ...(user ? [{ ...user, departmentCode: null }] : []),
    ...found.found.filter(({ id }) => id !== user?.id),
  ]
  const person = team === 'keep' ? undefined : people.find(({ id }) => id === personId)
  const daysBefore = /^\d{1,2}$/.test(days.trim()) ? Number(days) : Number.NaN
  const at = instantOf(moment)
  const name = person && alsoContact ? person.displayName : contact.trim()
  const errors = {
    person: team !== 'keep' && !person ? t('many.personMissing') : undefined,
    days: ending === 'daysBefore' && !(daysBefore <= 90) ? t('many.daysFault') : undefined,
    at: ending === 'at' && !at ? t('many.dayFault') : undefined,
  }
  const change: Change = {
    ...(person && { managerIds: [person.id] }),
    ...(person && team === 'beside' && { beside: true as const }),
    ...(name && { contactName: name }),
    ...deadline(),
  }
  const nothing = Object.keys(change).length === 0

  function deadline(): Pick<Change, 'deadline'> {
    if (ending === 'none') return { deadline: null }
    if (ending === 'daysBefore' && !errors.days) return { deadline: { daysBefore } }
    return ending === 'at' && at ? { deadline: { at } } : {}
  }

  async function confirm() {
    setChecked(true)
    if (nothing || errors.person || errors.days || errors.at) return
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
      <RadioGroup
        legend={t('many.team')}
        options={choices(teams, (value) => t(`many.teams.${value}`))}
        value={team}
        onChange={setTeam}
      />
      {team === 'keep' ? null : (
        <Stack sx={{ gap: '16px' }}>
          <ManagerSearch words={words} onWords={setWords} people={found} />
          <RadioGroup
            legend={t('many.person')}
            options={people.map(({ id, displayName, departmentCode }) => ({
              value: id,
              label: nameOf(id, displayName, departmentCode),
            }))}
            value={personId}
            onChange={setPersonId}
            error={checked ? errors.person : undefined}
          />
          <Checkbox
            label={t('many.alsoContact')}
            checked={alsoContact}
            onChange={(event) => setAlsoContact(event.target.checked)}
          />
        </Stack>
      )}
      {team !== 'keep' && alsoContact ? null : (
        <TextField
          label={t('many.contact')}
          hint={t('many.contactHint')}
          maxLength={120}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
        />
      )}
      <RadioGroup
        legend={t('many.deadline')}
        options={choices(deadlines, (value) => t(`many.deadlines.${value}`))}
        value={ending}
        onChange={setEnding}
      />
      {ending === 'daysBefore' ? (
        <TextField
          label={t('many.days')}
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.target.value)}
          error={checked ? errors.days : undefined}
        />
      ) : null}
      {ending === 'at' ? (
        <MomentField
          label={t('many.day')}
          timeLabel={t('many.time')}
          value={moment}
          onChange={(part) => setMoment({ ...moment, ...part })}
          error={checked ? errors.at : undefined}
        />
      ) : null}
      {checked && nothing && !errors.person && !errors.days && !errors.at ? (
        <Notice severity="warning" announce>
          {t('many.nothing')}
        </Notice>
      ) : null}
    </FormDialog>
  )

  function nameOf(id: string, displayName: string, departmentCode: string | null): string {
    if (id === user?.id) return t('form.me', { name: displayName })
    return departmentCode ? `${displayName} – ${placeName(departmentCode)}` : displayName
  }
}
