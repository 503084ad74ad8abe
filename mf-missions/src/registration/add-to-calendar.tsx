import { saveFile, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, CalendarIcon, SendStatus, Stack } from '@ensemble/ui'
import { useMissionsGetCalendarMutation } from '../api/details-api.ts'

/** The date as a file that every calendar reads. */
export function AddToCalendar({ missionId }: { missionId: string }) {
  const { t } = useTranslation('mf-missions')
  const [fetchFile] = useMissionsGetCalendarMutation()
  const { send, sending, failure } = useSend(fetchFile)

  async function save() {
    const text = await send({ params: { missionId } })
    if (text) saveFile({ name: 'mission.ics', type: 'text/calendar', text })
  }

  return (
    <Stack>
      <Button variant="secondary" fullWidth icon={<CalendarIcon />} loading={sending} onClick={() => void save()}>
        {t('calendar.add')}
      </Button>
      <SendStatus sending={sending} failure={failure} />
    </Stack>
  )
}
