import Box from '@mui/material/Box'
import { DayField, type DayFieldProps, TimeField } from './day-field.tsx'

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

/** A moment in two fields beside each other: the day, and the time that belongs to it. */
export function MomentField({ timeLabel, value, onChange, ...day }: MomentFieldProps) {
  const { hint, error } = day
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: '12px', alignItems: 'end' }}>
      <DayField {...day} value={value.day} onChange={(event) => onChange({ day: event.target.value })} />
      <Box sx={error ? { alignSelf: 'start', paddingTop: hint ? '27px' : 0 } : null}>
        <TimeField label={timeLabel} value={value.time} onChange={(event) => onChange({ time: event.target.value })} />
      </Box>
    </Box>
  )
}
