import { longestSeries } from '@ensemble/contracts/missions/many-limits'
import { parisZone } from '@ensemble/contracts/zones'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, CheckboxGroup, DayField, FormSection, Notice, PlusIcon, RadioGroup } from '@ensemble/ui'
import { useRef, useState } from 'react'
import { choices } from '../../inputs/choices.ts'
import { instantOf } from '../../inputs/local-moment.ts'
import { FieldPlace, useFormTools } from './fields/form-context.tsx'
import { daysOf, faultOfDay, type RepeatForm, rhythms, withDay } from './repeat.ts'

/** On which other dates a new mission takes place: a rhythm with a last day, or dates one by one; each may be left out. */
export function RepeatFields() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { values, form, faultOf, left } = useFormTools()
  /** Somebody tried to add a day before one was written. */
  const [missing, setMissing] = useState(false)
  const dayField = useRef<HTMLInputElement>(null)
  const { repeat, repeatDay, startAt } = values
  const days = daysOf(startAt.day, repeat)
  const chosen = days.filter((one) => !repeat.without.includes(one))
  const change = (part: Partial<RepeatForm>) => form.setValue('repeat', { ...repeat, ...part })
  const fault = faultOf('repeat')
  const dayFault =
    missing && repeatDay === '' ? 'addOne' : faultOf('repeatDay') ? faultOfDay(startAt.day, repeat, repeatDay) : null

  function add() {
    const more = withDay(startAt.day, repeat, repeatDay)
    setMissing(repeatDay === '')
    if (more === repeat) {
      left('repeatDay')
      dayField.current?.focus()
    } else {
      form.setValue('repeat', more)
      form.setValue('repeatDay', '')
    }
  }

  return (
    <FormSection title={t('series.repeat')} why={t('series.repeatWhy')}>
      <FieldPlace name="repeat">
        <RadioGroup
          legend={t('series.rhythm')}
          options={choices(rhythms, (value) => t(`series.rhythms.${value}`))}
          value={repeat.rhythm}
          onChange={(rhythm) => change({ rhythm })}
          error={fault && t('series.none')}
        />
      </FieldPlace>
      {repeat.rhythm !== 'once' && startAt.day === '' ? <Notice>{t('series.first')}</Notice> : null}
      {repeat.rhythm === 'once' || repeat.rhythm === 'dates' ? null : (
        <DayField
          label={t('series.until')}
          value={repeat.until}
          min={startAt.day}
          onChange={(event) => change({ until: event.target.value })}
        />
      )}
      {repeat.rhythm === 'dates' ? (
        <Box sx={{ display: 'flex', gap: '12px', alignItems: 'end', flexWrap: 'wrap' }}>
          <FieldPlace name="repeatDay">
            <DayField
              label={t('series.addDay')}
              ref={dayField}
              value={repeatDay}
              min={startAt.day}
              error={dayFault ? t(`series.${dayFault}`, { max: longestSeries }) : undefined}
              onChange={(event) => form.setValue('repeatDay', event.target.value)}
            />
          </FieldPlace>
          <Button
            variant="secondary"
            icon={<PlusIcon />}
            disabled={startAt.day === '' || days.length >= longestSeries - 1}
            onClick={add}
          >
            {t('series.add')}
          </Button>
        </Box>
      ) : null}
      {days.length > 0 ? (
        <CheckboxGroup
          legend={t('series.dates', { count: chosen.length })}
          hint={t('series.datesHint')}
          options={days.map((one) => ({ value: one, label: named(one) }))}
          value={chosen}
          onChange={(kept) => change({ without: days.filter((one) => !kept.includes(one)) })}
        />
      ) : null}
      {days.length >= longestSeries - 1 ? <Notice>{t('series.most', { max: longestSeries })}</Notice> : null}
    </FormSection>
  )

  function named(one: string): string {
    const instant = instantOf({ day: one, time: '12:00' }, parisZone)
    return instant ? dates.day(instant) : one
  }
}
