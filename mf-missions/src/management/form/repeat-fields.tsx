import { longestSeries } from '@ensemble/contracts/missions/many-limits'
import { parisZone } from '@ensemble/contracts/zones'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, CheckboxGroup, DayField, FormSection, Notice, PlusIcon, RadioGroup } from '@ensemble/ui'
import { useRef, useState } from 'react'
import { choices } from '../../inputs/choices.ts'
import { instantOf } from '../../inputs/local-moment.ts'
import { FieldPlace, useFormTools } from './fields/form-context.tsx'
import { daysOf, type RepeatForm, rhythms } from './repeat.ts'

/** On which other dates a new mission takes place: a rhythm with a last day, or dates one by one; each may be left out. */
export function RepeatFields() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { values, form, faultOf } = useFormTools()
  const [day, setDay] = useState('')
  const [dayFault, setDayFault] = useState<'addOne' | 'addAfterFirst' | 'addAgain' | null>(null)
  const dayField = useRef<HTMLInputElement>(null)
  const { repeat, startAt } = values
  const days = daysOf(startAt.day, repeat)
  const chosen = days.filter((one) => !repeat.without.includes(one))
  const change = (part: Partial<RepeatForm>) => form.setValue('repeat', { ...repeat, ...part })
  const fault = faultOf('repeat')

  function refuse(why: typeof dayFault) {
    setDayFault(why)
    dayField.current?.focus()
  }

  function add() {
    if (day === '') return refuse('addOne')
    if (day <= startAt.day) return refuse('addAfterFirst')
    if (days.includes(day)) return refuse('addAgain')
    change({ days: [...repeat.days, day].sort(), without: repeat.without.filter((one) => one !== day) })
    setDay('')
    setDayFault(null)
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
          <DayField
            label={t('series.addDay')}
            ref={dayField}
            value={day}
            min={startAt.day}
            error={dayFault ? t(`series.${dayFault}`) : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
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
