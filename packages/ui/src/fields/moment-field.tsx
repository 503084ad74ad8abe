import Box from '@mui/material/Box'
import { DayField, type DayFieldProps, TimeField } from './day-field.tsx'
import { useFieldIds } from './use-field-ids.ts'

/** A day and a time on a clock in Paris; both empty until they are chosen. */
export interface Moment {
  day: string
  time: string
}

export interface MomentFieldProps extends Pick<DayFieldProps, 'label' | 'hint' | 'optional' | 'error' | 'min' | 'max'> {
  /** The name of the second field: "Begins: time". */
  timeLabel: string
  value: Moment
  onChange: (part: Partial<Moment>) => void
}

/**
 * A moment in two fields beside each other: the day, and the time that belongs to it. What is wrong stands below the
 * time where that alone is missing, else below the day; it is said of both where neither is wrong by itself.
 */
export function MomentField({ timeLabel, value, onChange, error, ...day }: MomentFieldProps) {
  const { hint } = day
  const ids = useFieldIds({})
  const [noDay, noTime] = [value.day === '', value.time === '']
  const timeMissing = noTime && !noDay
  const shared = error && noDay === noTime ? { 'aria-invalid': true, 'aria-describedby': ids.message } : {}
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        gap: '12px',
        alignItems: error ? 'start' : 'end',
      }}
    >
      <DayField
        {...day}
        id={ids.field}
        error={timeMissing ? undefined : error}
        value={value.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <Box sx={error && hint ? { paddingTop: '27px' } : null}>
        <TimeField
          label={timeLabel}
          error={timeMissing ? error : undefined}
          value={value.time}
          onChange={(event) => onChange({ time: event.target.value })}
          {...shared}
        />
      </Box>
    </Box>
  )
}
