import { useFiguresRange, useSearchParams, useTranslation, useWrongRange } from '@ensemble/mf-kit'
import { Button, DayField, Heading, Notice, Stack } from '@ensemble/ui'
import { useId, useState } from 'react'
import { daysOf, figurePeriods } from './figure-periods.ts'

const ends = ['from', 'to'] as const

/** The days that the figures below are of. They stand in the address, where every part of the page reads them. */
export function FiguresRange() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const [now] = useState(() => new Date())
  const range = useFiguresRange()
  const wrong = useWrongRange()
  const title = useId()

  function choose(days: typeof range) {
    setAddress({ ...Object.fromEntries(address), ...days }, { replace: true, preventScrollReset: true })
  }

  return (
    <Stack component="section" aria-labelledby={title} sx={{ gap: '12px' }}>
      <Heading level={2} size="s" id={title}>
        {t('dashboard.range')}
      </Heading>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
        {figurePeriods.map((period) => {
          const days = daysOf(period, now)
          const pressed = days.from === range.from && days.to === range.to
          return (
            <Button
              key={period}
              size="small"
              variant={pressed ? 'primary' : 'secondary'}
              aria-pressed={pressed}
              onClick={() => choose(days)}
            >
              {t(`dashboard.periods.${period}`)}
            </Button>
          )
        })}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px 16px', alignItems: 'flex-end' }}>
        {ends.map((end) => (
          <DayField
            key={end}
            label={t(`dashboard.${end}`)}
            value={range[end]}
            {...(end === 'from' ? { max: range.to } : { min: range.from })}
            onChange={({ target: { value } }) => {
              // A date field is empty while a day is being typed.
              if (value !== '') choose({ ...range, [end]: value })
            }}
          />
        ))}
      </Stack>
      {wrong ? <Notice>{t('dashboard.wrongRange')}</Notice> : null}
    </Stack>
  )
}
