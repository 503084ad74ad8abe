import { TextField, type TextFieldProps } from './text-field.tsx'

export type DayFieldProps = Omit<TextFieldProps, 'type' | 'start' | 'end' | 'shape' | 'suggestions'>

/**
 * A day that is near, chosen from the calendar of the browser or typed in the order of the device; its value is
 * `2027-03-06`. Empty while it is not whole. A birth date is typed instead (decision 257).
 */
export function DayField(props: DayFieldProps) {
  return <TextField {...props} type="date" />
}

/** A time of the day, which stands beside its `DayField`; its value is `14:30`. */
export function TimeField(props: DayFieldProps) {
  return <TextField {...props} type="time" />
}
