import type { Mission } from '@ensemble/contracts/missions/http'
import { mostSessions } from '@ensemble/contracts/missions/session-limits'
import { writtenClockOf } from '@ensemble/contracts/written-clock'
import { useFieldArray, useFormContext, useLanguage, useTranslation } from '@ensemble/mf-kit'
import {
  Box,
  Button,
  DayField,
  Heading,
  IconButton,
  Stack,
  Text,
  TimeField,
  useFocusAmongLines,
  XIcon,
} from '@ensemble/ui'
import { useRef } from 'react'
import { sessionAfter, type WorkspaceForm } from './workspace-form.ts'

/** The dates of a mission that comes back: each has an entry in the calendars of those who take part. */
export function SessionInputs({ mission }: { mission: Pick<Mission, 'departmentCode'> }) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const { control, register, formState, getValues } = useFormContext<WorkspaceForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'sessions' })
  const errors = formState.errors.sessions
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, ':scope > *')
  return (
    <Stack sx={{ gap: '16px', alignItems: 'flex-start' }} ref={root} {...focus}>
      <div>
        <Heading level={3} size="s">
          {t('workspace.sessions')}
        </Heading>
        <Text size="small" tone="second">
          {t('workspace.sessionsHint', { clock: writtenClockOf(mission.departmentCode, language) })}
        </Text>
      </div>
      {fields.map(({ id }, index) => {
        const number = index + 1
        return (
          <Box key={id} sx={row}>
            <DayField
              label={t('workspace.sessionDay', { number })}
              error={errors?.[index]?.day ? t('fields.REQUIRED') : undefined}
              {...register(`sessions.${index}.day`, { required: true })}
            />
            <TimeField
              label={t('workspace.sessionFrom')}
              error={errors?.[index]?.from ? t('fields.REQUIRED') : undefined}
              {...register(`sessions.${index}.from`, { required: true })}
            />
            <TimeField
              label={t('workspace.sessionUntil')}
              optional
              error={errors?.[index]?.until ? t('changes.endBeforeStart') : undefined}
              {...register(`sessions.${index}.until`, {
                validate: (until) => until === '' || until > getValues(`sessions.${index}.from`),
              })}
            />
            <IconButton
              label={t('workspace.removeSession', { number })}
              icon={<XIcon />}
              onClick={() => remove(index)}
            />
          </Box>
        )
      })}
      {fields.length < mostSessions ? (
        <Button variant="secondary" onClick={() => append(sessionAfter(getValues('sessions').at(-1)))}>
          {t(fields.length === 0 ? 'workspace.addSession' : 'workspace.addWeekLater')}
        </Button>
      ) : null}
    </Stack>
  )
}

const row = {
  display: 'grid',
  gap: '12px',
  width: '100%',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > button': { alignSelf: 'end' },
}
