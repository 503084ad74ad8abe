import { useFiguresRange, useSearchParams, useTranslation, useWrongRange } from '@ensemble/mf-kit'
import { Button, Notice, Stack, TextField } from '@ensemble/ui'

const ends = ['from', 'to'] as const

/** The days that the figures below are of. They stand in the address, where every part of the page reads them. */
export function FiguresRange() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const range = useFiguresRange()
  const wrong = useWrongRange()

  function choose(end: (typeof ends)[number], day: string) {
    // A date field is empty while a day is being typed.
    if (day === '') return
    setAddress({ ...range, [end]: day }, { replace: true, preventScrollReset: true })
  }

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('dashboard.range')}
      sx={{ flexWrap: 'wrap', gap: '12px 16px', alignItems: 'flex-end' }}
    >
      {ends.map((end) => (
        <TextField
          key={end}
          type="date"
          label={t(`dashboard.${end}`)}
          value={range[end]}
          {...(end === 'from' ? { max: range.to } : { min: range.from })}
          onChange={(event) => choose(end, event.target.value)}
        />
      ))}
      {address.has('from') || address.has('to') ? (
        <Button variant="quiet" onClick={() => setAddress({}, { replace: true, preventScrollReset: true })}>
          {t('dashboard.lastYear')}
        </Button>
      ) : null}
      {wrong ? <Notice>{t('dashboard.wrongRange')}</Notice> : null}
    </Stack>
  )
}
