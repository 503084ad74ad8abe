import { useTranslation } from '@ensemble/mf-kit'
import { MomentField, RadioGroup, TextField } from '@ensemble/ui'
import { choices } from '../../inputs/choices.ts'
import { deadlines, type ManyChanges } from './many-changes.ts'

interface DeadlineFieldsProps {
  changes: ManyChanges
  onChange: (change: Partial<ManyChanges>) => void
  /** What is wrong and said already. */
  faults: { days: boolean; at: boolean }
}

/** Until when people can register. */
export function DeadlineFields({ changes, onChange, faults }: DeadlineFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { deadline, days, moment } = changes
  return (
    <>
      <RadioGroup
        legend={t('many.deadline')}
        options={choices(deadlines, (value) => t(`many.deadlines.${value}`))}
        value={deadline}
        onChange={(chosen) => onChange({ deadline: chosen })}
      />
      {deadline === 'daysBefore' ? (
        <TextField
          label={t('many.days')}
          inputMode="numeric"
          value={days}
          onChange={(event) => onChange({ days: event.target.value })}
          error={faults.days ? t('many.daysFault') : undefined}
        />
      ) : null}
      {deadline === 'at' ? (
        <MomentField
          label={t('many.day')}
          timeLabel={t('many.time')}
          value={moment}
          onChange={(part) => onChange({ moment: { ...moment, ...part } })}
          error={faults.at ? t('many.dayFault') : undefined}
        />
      ) : null}
    </>
  )
}
