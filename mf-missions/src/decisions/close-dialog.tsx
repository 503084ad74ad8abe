import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { Checkbox, FormDialog, Notice, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsCloseMutation } from '../api/management-api.ts'
import { MissionAndDay } from '../cards/mission-and-day.tsx'
import { useDatesOf } from '../cards/use-dates-of.ts'
import { unansweredOf } from './unanswered-of.ts'

const blank = { closingNote: '', shared: false }
/** Characters of a closing note. */
const note = { min: 20, max: 2000 }

/**
 * Closes a mission with the note on what the help led to, which nobody may leave out, and names what follows for whom;
 * or gives the note to one that the clock has closed.
 */
export function CloseDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission)
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsCloseMutation()[0])
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.close.${mission.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const closingNote = form.getValues('closingNote').trim()
  const isShort = closingNote.length < note.min
  const [now] = useState(() => Date.now())
  const isEarly = new Date(mission.startAt).getTime() > now
  const already = mission.displayStatus === 'closed'
  const { validatedCount = 0 } = mission.counters ?? {}

  async function confirm() {
    setChecked(true)
    if (isShort) return
    if (!(await send({ params: { missionId: mission.id }, body: { closingNote, shared: form.getValues('shared') } })))
      return
    draft.forget()
    toast(t(validatedCount > 0 ? 'closing.done' : 'closing.kept'))
    onClose()
  }

  return (
    <FormDialog
      title={t(already ? 'closing.noteTitle' : 'closing.title')}
      about={<MissionAndDay mission={mission} />}
      submit={{
        label: t(already ? 'closing.addNote' : 'closing.confirm'),
        variant: already ? 'primary' : 'danger',
      }}
      onSubmit={() => void confirm()}
      {...{ draft, sending, failure, onClose }}
    >
      {already ? null : (
        <>
          {isEarly ? (
            <Notice severity="warning" title={t('closing.early', { day: dates.day(mission.startAt) })}>
              {t('closing.earlyHint')}
            </Notice>
          ) : null}
          <Text>{t('closing.final')}</Text>
          <ul>
            <li>{t('closing.thanked', { count: validatedCount })}</li>
            <li>{t('closing.refused', { count: unansweredOf(mission) })}</li>
          </ul>
        </>
      )}
      <TextArea
        label={t('closing.note')}
        hint={t('closing.noteHint')}
        rows={5}
        maxLength={note.max}
        error={checked && isShort ? t('fields.TOO_SHORT', { min: note.min }) : undefined}
        {...form.register('closingNote')}
      />
      <Checkbox label={t('closing.shared')} {...form.register('shared')} />
    </FormDialog>
  )
}
