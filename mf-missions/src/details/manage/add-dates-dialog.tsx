import { isApprovedAtOnce } from '@ensemble/contracts/missions/approval'
import { longestSeries } from '@ensemble/contracts/missions/many-limits'
import type { Mission } from '@ensemble/contracts/missions/http'
import { zoneOf } from '@ensemble/contracts/zones'
import { useSend, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import {
  Box,
  Button,
  CheckboxGroup,
  DayField,
  Notice,
  PlusIcon,
  SendDialog,
  Stack,
  Text,
  useFocusAfterRemoval,
} from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useMissionsExtendSeriesMutation } from '../../api/many-api.ts'
import { useDatesOf } from '../../cards/use-dates-of.ts'
import { instantOf, momentOf } from '../../inputs/local-moment.ts'

/** Adds days to a series, chosen one by one; each becomes a mission at the hour of this one. */
export function AddDatesDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission)
  const zone = zoneOf(mission.departmentCode)
  const toast = useToast()
  const { role } = useSession()
  const { send, sending, failure } = useSend(useMissionsExtendSeriesMutation()[0])
  const [day, setDay] = useState('')
  const [days, setDays] = useState<readonly string[]>([])
  const [fault, setFault] = useState<'addOne' | 'addLater' | 'addAgain' | 'most' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Where in the list the day stood that was taken out last. */
  const place = useRef(0)
  const focus = useFocusAfterRemoval(() => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])]
    return boxes[place.current] ?? boxes.at(-1) ?? field.current
  })
  const [today] = useState(() => momentOf(new Date().toISOString(), zone).day)
  const { time } = momentOf(mission.startAt, zone)
  const had = mission.series?.dates ?? []
  // What was cancelled may take place after all, as a mission of its own.
  const known = had.filter(({ open }) => open).map(({ startAt }) => momentOf(startAt, zone).day)
  const full = had.length + days.length >= longestSeries
  const startOf = (one: string) => instantOf({ day: one, time }, zone)

  function refuse(why: typeof fault) {
    setFault(why)
    field.current?.focus()
    return null
  }

  /** Puts the day that is written among the others. @returns all of them; null where it is refused, beside its field */
  function takeWritten(): readonly string[] | null {
    if (day === '') return days.length > 0 ? days : refuse('addOne')
    if (day <= today) return refuse('addLater')
    if (known.includes(day) || days.includes(day)) return refuse('addAgain')
    if (full) return refuse('most')
    const all = [...days, day].sort()
    setDays(all)
    setDay('')
    setFault(null)
    return all
  }

  function takeOut(kept: readonly string[]) {
    place.current = days.findIndex((one) => !kept.includes(one))
    setDays(days.filter((one) => kept.includes(one)))
  }

  async function add() {
    const all = takeWritten()
    if (!all) return
    const body = { dates: all.flatMap((one) => startOf(one) ?? []) }
    const made = await send({ params: { missionId: mission.id }, body })
    if (!made) return
    toast(t('series.added', { count: made.missions.length }))
    onClose()
  }

  return (
    <SendDialog
      title={t('series.addTitle')}
      sending={sending}
      failure={failure}
      onClose={onClose}
      actions={
        <Button loading={sending} onClick={() => void add()}>
          {t('series.addSend')}
        </Button>
      }
    >
      <Stack sx={{ gap: '16px' }}>
        <Text>{t('series.addConsequence')}</Text>
        {isApprovedAtOnce(role, mission.origin) ? null : <Text>{t('series.addApproval')}</Text>}
        <Box sx={{ display: 'flex', gap: '12px', alignItems: 'end', flexWrap: 'wrap' }}>
          <DayField
            label={t('series.addDay')}
            ref={field}
            value={day}
            min={today}
            error={fault ? t(`series.${fault}`, { max: longestSeries }) : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button
            variant="secondary"
            icon={<PlusIcon />}
            disabled={full}
            onClick={() => (day === '' ? refuse('addOne') : takeWritten())}
          >
            {t('series.add')}
          </Button>
        </Box>
        {days.length > 0 ? (
          <Box ref={list} {...focus}>
            <CheckboxGroup
              legend={t('series.dates', { count: days.length })}
              options={days.map((one) => ({ value: one, label: dates.dayAndTime(startOf(one) ?? one) }))}
              value={[...days]}
              onChange={takeOut}
            />
          </Box>
        ) : null}
        {full ? <Notice>{t('series.most', { max: longestSeries })}</Notice> : null}
      </Stack>
    </SendDialog>
  )
}
