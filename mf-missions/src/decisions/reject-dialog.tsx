import { rejectionReasons, type RejectionReason } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import type { Submission } from '@ensemble/contracts/missions/many'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, Select, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsRejectMutation } from '../api/management-api.ts'
import { MissionAndDay } from '../cards/mission-and-day.tsx'
import { seenOf } from './seen-of.ts'

interface Rejection {
  reasonCode: RejectionReason | ''
  comment: string
}

type RejectedMission = Pick<Mission, 'id' | 'title' | 'startAt' | 'departmentCode' | 'approvalStatus'> & {
  /** How it came to wait for approval, where it does. */
  submission?: Pick<Submission, 'kind' | 'updatedAt'> | null
}

const blank: Rejection = { reasonCode: '', comment: '' }
/** Characters of a reason. */
const comment = { min: 10, max: 1000 }

/** Asks for the reason and what has to change; the creator reads both. */
export function RejectDialog({ mission, onClose }: { mission: RejectedMission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsRejectMutation()[0])
  const form = useForm<Rejection>({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.reject.${mission.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  // What the window lies over goes on changing: only what was read before it opened is rejected.
  const [seen] = useState(() => seenOf(mission))
  useWatch({ control: form.control })
  const written = form.getValues()
  const isShort = written.comment.trim().length < comment.min

  async function confirm() {
    setChecked(true)
    const { reasonCode } = written
    if (reasonCode === '' || isShort) return
    const body = { reasonCode, comment: written.comment.trim(), ...seen }
    if (!(await send({ params: { missionId: mission.id }, body }))) return
    draft.forget()
    toast(t('approval.rejected'))
    onClose()
  }

  return (
    <FormDialog
      title={t('approval.rejectTitle')}
      about={<MissionAndDay mission={mission} />}
      submit={{ label: t('manage.reject'), variant: 'danger' }}
      onSubmit={() => void confirm()}
      {...{ draft, sending, failure, onClose }}
    >
      <Text>{t(`approval.${consequenceOf(mission)}`)}</Text>
      <Select<RejectionReason>
        label={t('decisions.reason')}
        options={rejectionReasons.map((value) => ({ value, label: t(`rejections.${value}`) }))}
        value={written.reasonCode}
        onChange={(value) => form.setValue('reasonCode', value)}
        error={checked && written.reasonCode === '' ? t('fields.REQUIRED') : undefined}
      />
      <TextArea
        label={t('approval.comment')}
        hint={t('approval.commentHint')}
        maxLength={comment.max}
        error={checked && isShort ? t('fields.TOO_SHORT', { min: comment.min }) : undefined}
        {...form.register('comment')}
      />
    </FormDialog>
  )
}

/** What members see once it is rejected: where only a change waits, the approved text stands again. */
function consequenceOf({ approvalStatus, submission }: RejectedMission) {
  if (approvalStatus === 'approved') return 'rejectApproved'
  return submission?.kind === 'edited' ? 'rejectChange' : 'rejectConsequence'
}
