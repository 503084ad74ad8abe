import { useTranslation } from '@ensemble/mf-kit'
import { MomentField } from '@ensemble/ui'
import type { LocalMoment } from '../../../inputs/local-moment.ts'
import { daysBetween, daysLater } from '../repeat.ts'
import { FieldPlace, useFieldWords, useFormTools } from './form-context.tsx'

/** A day and a time on the clock of the committee, in Paris for the whole country. */
export function MomentInput({
  name,
  optional,
}: {
  name: 'startAt' | 'endAt' | 'registrationDeadline'
  optional?: boolean
}) {
  const { t } = useTranslation('mf-missions')
  const { values, form, isNew } = useFormTools()
  const { label, hint, error } = useFieldWords()(name)
  const moment = values[name]
  const change = (part: Partial<LocalMoment>) => {
    const by = part.day && name === 'startAt' && isNew ? daysBetween(moment.day, part.day) : 0
    form.setValue(name, { ...moment, ...part })
    if (by === 0) return
    // What is not there yet has no end that people know of: it moves along.
    for (const other of ['endAt', 'registrationDeadline'] as const) {
      const { day, time } = values[other]
      form.setValue(other, { day: daysLater(day, by), time })
    }
  }
  return (
    <FieldPlace name={name}>
      <MomentField
        label={label}
        hint={hint}
        optional={optional}
        error={error}
        timeLabel={t('form.time', { name: label })}
        value={moment}
        onChange={change}
      />
    </FieldPlace>
  )
}
