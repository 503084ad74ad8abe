import type { Mission } from '@ensemble/contracts/missions/http'
import { latestEnd } from '@ensemble/contracts/missions/longest-mission'
import { zoneOf } from '@ensemble/contracts/zones'
import { useForm, useFormDraft, useSend, useTranslation, useWatch } from '@ensemble/mf-kit'
import { Box, DayField, FormDialog, Notice, Text, TextArea, TimeField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsRescheduleMutation } from '../../api/management-api.ts'
import { useDatesOf } from '../../cards/use-dates-of.ts'
import { instantOf, momentOf, movedAlong } from '../../inputs/local-moment.ts'
import { reasonLimits } from './reason-limits.ts'
import { ToldPeople } from './told-people.tsx'
import { useToldOfChange } from './use-told-of-change.tsx'

/**
 * Moves a mission to another date: says first who will be told, and asks for the date and the reason that they read.
 * Where the mission changed since this was begun nothing is sent over it: what it is now is shown first.
 */
export function RescheduleDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const zone = zoneOf(mission.departmentCode)
  const dates = useDatesOf(mission)
  const whole = useDatesOf(mission, { complete: true })
  const { send, sending, failure, refusal } = useSend(useMissionsRescheduleMutation()[0])
  const { toCall, tell, left } = useToldOfChange(mission, { onClose })
  const [begun] = useState(() => beginningOf(mission))
  const form = useForm({ defaultValues: begun })
  const draft = useFormDraft({ key: `mission.reschedule.${mission.id}`, form, blank: begun })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const written = form.getValues()
  // What it was refused for is on the screen: the next press goes on from there.
  const stale = refusal?.code === 'STALE_UPDATE' && written.basedOn !== mission.updatedAt
  const reason = written.reason.trim()
  const startAt = instantOf({ day: written.startDay, time: written.startTime }, zone)
  const ends = mission.endAt !== null
  const endAt = ends ? instantOf({ day: written.endDay, time: written.endTime }, zone) : null
  const errors = {
    start: startError(),
    end: endError(),
    reason: reason.length < reasonLimits.min ? t('fields.TOO_SHORT', { min: reasonLimits.min }) : undefined,
  }

  /** Keeps the length of the mission, until somebody has written another end. */
  function moveEndAlong() {
    const end = endAfter(begun, written)
    if (!ends || end.day !== written.endDay || end.time !== written.endTime) return
    const moved = endAfter(begun, form.getValues())
    form.setValue('endDay', moved.day)
    form.setValue('endTime', moved.time)
  }

  function startError() {
    if (!startAt || new Date(startAt) <= new Date()) return t('changes.startInPast')
    // Of the mission as it is now: somebody else may have moved it since this was begun.
    const { startDay, startTime } = beginningOf(mission)
    const unchanged = momentOf(startAt, zone).day === startDay && written.startTime === startTime
    return unchanged && endAt === mission.endAt ? t('changes.sameDate') : undefined
  }

  function endError() {
    if (!ends) return undefined
    if (!endAt || (startAt && endAt < startAt)) return t('changes.endBeforeStart')
    return startAt && new Date(endAt) > latestEnd(new Date(startAt)) ? t('changes.endTooFar') : undefined
  }

  function erasurePromised() {
    const { eraseOn } = mission.questionnaire ?? {}
    if (!eraseOn || !refusal?.fields['questionnaire.eraseOn']) return null
    return t('changes.erasurePromised', { day: dates.day(`${eraseOn}T10:00:00.000Z`) })
  }

  async function confirm() {
    setChecked(true)
    if (!startAt || errors.start || errors.end || errors.reason) return
    const updatedAt = stale ? mission.updatedAt : written.basedOn
    form.setValue('basedOn', updatedAt)
    const body = { updatedAt, startAt, endAt, reason }
    if (!(await send({ params: { missionId: mission.id }, body }))) return
    draft.forget()
    tell('moved')
  }

  if (left) return left
  return (
    <FormDialog
      title={t('changes.moveTitle')}
      submit={{ label: t('manage.reschedule'), variant: 'primary' }}
      onSubmit={() => void confirm()}
      failure={stale ? null : (erasurePromised() ?? failure)}
      {...{ draft, sending, onClose }}
    >
      {stale ? (
        <Notice severity="warning" title={t('changes.moveStale')} announce>
          <Text>{t('changes.moveStaleHint', { when: whole.period(mission.startAt, mission.endAt) })}</Text>
        </Notice>
      ) : null}
      <ToldPeople mission={mission} toCall={toCall} />
      <Text>{t('changes.moveConsequence')}</Text>
      <Box sx={moment}>
        <DayField
          label={t('changes.startDay')}
          error={checked ? errors.start : undefined}
          {...form.register('startDay', { onChange: moveEndAlong })}
        />
        <TimeField label={t('changes.startTime')} {...form.register('startTime', { onChange: moveEndAlong })} />
      </Box>
      {ends ? (
        <Box sx={moment}>
          <DayField label={t('changes.endDay')} error={checked ? errors.end : undefined} {...form.register('endDay')} />
          <TimeField label={t('changes.endTime')} {...form.register('endTime')} />
        </Box>
      ) : null}
      <TextArea
        label={t('changes.reason')}
        hint={t('changes.reasonHint')}
        rows={4}
        maxLength={reasonLimits.max}
        error={checked ? errors.reason : undefined}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}

type Beginning = ReturnType<typeof beginningOf>

/** `basedOn` is kept with what is written: a draft found later cannot overwrite what others did meanwhile. */
function beginningOf({ startAt, endAt, departmentCode, updatedAt }: Mission) {
  const zone = zoneOf(departmentCode)
  const [start, end] = [momentOf(startAt, zone), momentOf(endAt, zone)]
  const dates = { startDay: start.day, startTime: start.time, endDay: end.day, endTime: end.time }
  return { basedOn: updatedAt, ...dates, reason: '' }
}

/** The end of a mission that begins as is written, and lasts as long as it did. */
function endAfter(begun: Beginning, { startDay, startTime }: Beginning) {
  return movedAlong(
    { day: begun.endDay, time: begun.endTime },
    { day: begun.startDay, time: begun.startTime },
    { day: startDay, time: startTime },
  )
}

const moment = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '12px',
  alignItems: 'start',
}
