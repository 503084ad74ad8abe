import { type Attendance, attendances } from '@ensemble/contracts/enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, Stack } from '@ensemble/ui'

interface AttendanceButtonsProps {
  /** Of whom. */
  name: string
  value: Attendance | null
  onChange: (value: Attendance) => void
}

/** Whether somebody came, in one press; on paper, where nothing is pressed, in words. */
export function AttendanceButtons({ name, value, onChange }: AttendanceButtonsProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <Stack direction="row" role="group" aria-label={t('attendance.of', { name })} sx={{ gap: '4px' }}>
      {attendances.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === value ? 'primary' : 'quiet'}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {t(`attendance.${each}`)}
        </Button>
      ))}
      {value ? <span className="ens-paper-only">{t(`attendance.${value}`)}</span> : null}
    </Stack>
  )
}
