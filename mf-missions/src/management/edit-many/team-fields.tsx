import type { PossibleManager } from '@ensemble/contracts/users/possible-manager'
import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Checkbox, RadioGroup, Stack, TextField } from '@ensemble/ui'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { choices } from '../../inputs/choices.ts'
import { ManagerSearch } from '../form/manager-search.tsx'
import { type ManyChanges, teams } from './many-changes.ts'

interface TeamFieldsProps {
  changes: ManyChanges
  onChange: (change: Partial<ManyChanges>) => void
  /** What is looked for, and who may run missions. */
  words: string
  onWords: (words: string) => void
  search: { failed: boolean; more: boolean }
  people: readonly Candidate[]
  /** Nobody is chosen who should be. */
  isMissing: boolean
}

export type Candidate = Pick<PossibleManager, 'id' | 'displayName' | 'departmentCode'>

/** Who runs the missions from now on, and who is named as contact. */
export function TeamFields({ changes, onChange, words, onWords, search, people, isMissing }: TeamFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { user } = useSession()
  const { team, personId, alsoContact, contact } = changes

  function labelOf({ id, displayName, departmentCode }: Candidate): string {
    if (id === user?.id) return t('form.me', { name: displayName })
    return departmentCode ? `${displayName} – ${placeName(departmentCode)}` : displayName
  }

  return (
    <>
      <RadioGroup
        legend={t('many.team')}
        options={choices(teams, (value) => t(`many.teams.${value}`))}
        value={team}
        onChange={(chosen) => onChange({ team: chosen })}
      />
      {team === 'keep' ? null : (
        <Stack sx={{ gap: '16px' }}>
          <ManagerSearch words={words} onWords={onWords} people={search} />
          <RadioGroup
            legend={t('many.person')}
            options={people.map((person) => ({ value: person.id, label: labelOf(person) }))}
            value={personId}
            onChange={(id) => onChange({ personId: id })}
            error={isMissing ? t('many.personMissing') : undefined}
          />
          <Checkbox
            label={t('many.alsoContact')}
            checked={alsoContact}
            onChange={(event) => onChange({ alsoContact: event.target.checked })}
          />
        </Stack>
      )}
      {team !== 'keep' && alsoContact ? null : (
        <TextField
          label={t('many.contact')}
          hint={t('many.contactHint')}
          maxLength={120}
          value={contact}
          onChange={(event) => onChange({ contact: event.target.value })}
        />
      )}
    </>
  )
}
