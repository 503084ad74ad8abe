import { type Attendance, attendances } from '@ensemble/contracts/enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, Stack } from '@ensemble/ui'

interface AttendanceButtonsProps {
  /** Of whom. */
  name: string
  value: Attendance | null
  onChange: (value: Attendance | null) => void
}

/**
 * Side by side in the row of a table, one below the other where a card is narrow: what reaches beyond each for a finger
 * leaves its neighbour alone.
 */
const oneLine = {
  gap: '12px 4px',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& button': { flex: 'none', paddingInline: '8px', whiteSpace: 'nowrap' },
} as const

/** Whether somebody came, in one press, which another one takes back; on paper, where nothing is pressed, in words. */
export function AttendanceButtons({ name, value, onChange }: AttendanceButtonsProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <Stack direction="row" role="group" aria-label={t('attendance.of', { name })} sx={oneLine}>
      {attendances.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === value ? 'primary' : 'quiet'}
          aria-pressed={each === value}
          onClick={() => onChange(each === value ? null : each)}
        >
          {t(`attendance.${each}`)}
        </Button>
      ))}
      {value ? <span className="ens-paper-only">{t(`attendance.${value}`)}</span> : null}
    </Stack>
  )
}
