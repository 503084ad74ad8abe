import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsCancelMutation } from '../../api/management-api.ts'
import { useMissionsCancelFollowingMutation } from '../../api/many-api.ts'
import { SeriesScope } from '../../decisions/series-scope.tsx'
import { isOver } from '../../cards/course-of.ts'
import { openAfter } from '../../cards/open-after.ts'
import { MissionInShort } from '../../registration/mission-in-short.tsx'
import { useEndedWords } from './use-ended-words.ts'
import { reasonLimits } from './reason-limits.ts'
import { concernedBy, ToldPeople } from './told-people.tsx'
import { useToldOfChange } from './use-told-of-change.tsx'

const blank = { reason: '' }

/** Cancels a mission: says first who will be told, which nobody is once it is past, and asks for the reason to read. */
export function CancelDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const tellEnded = useEndedWords(mission)
  const one = useSend(useMissionsCancelMutation()[0])
  const many = useSend(useMissionsCancelFollowingMutation()[0])
  const [scope, setScope] = useState<'this' | 'following'>('this')
  const following = openAfter(mission)
  const [past] = useState(() => isOver(mission))
  const { toCall, tell, left } = useToldOfChange(mission, { told: !past, onClose })
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.cancel.${mission.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const reason = form.getValues('reason').trim()
  const isShort = reason.length < reasonLimits.min

  async function confirm() {
    setChecked(true)
    if (isShort) return
    const input = { params: { missionId: mission.id }, body: { reason } }
    if (scope === 'this') {
      if (!(await one.send(input))) return
      draft.forget()
      return tell('cancelled')
    }
    const answer = await many.send(input)
    if (!answer) return
    draft.forget()
    tellEnded(answer)
    // Of the other dates, the calls stand on the home page alone.
    const stays = answer.failed.some(({ missionId }) => missionId === mission.id)
    if (!stays && toCall.people?.length) tell('cancelled')
    else onClose()
  }

  if (left) return left
  return (
    <FormDialog
      title={t('changes.cancelTitle')}
      about={<MissionInShort mission={mission} />}
      submit={{ label: t('manage.cancel'), variant: 'danger' }}
      leave={t('changes.keep')}
      onSubmit={() => void confirm()}
      sending={one.sending || many.sending}
      failure={one.failure ?? many.failure}
      {...{ draft, onClose }}
    >
      <Text>{t('changes.cancelFinal')}</Text>
      {following > 0 ? (
        <SeriesScope
          legend={t('series.cancelScope')}
          hint={scope === 'following' ? t('series.cancelHint') : undefined}
          {...{ following, scope }}
          onScope={setScope}
        />
      ) : null}
      {past || (scope === 'following' && concernedBy(mission) === 0) ? null : (
        <ToldPeople mission={mission} toCall={toCall} />
      )}
      {past && scope === 'this' ? <Text>{t('changes.past')}</Text> : null}
      <TextArea
        label={t('changes.reason')}
        hint={t('changes.reasonHint')}
        rows={4}
        maxLength={reasonLimits.max}
        error={checked && isShort ? t('fields.TOO_SHORT', { min: reasonLimits.min }) : undefined}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
