import type { Mission } from '@ensemble/contracts/missions/http'
import { Controller, useForm, useFormDraft, useSend, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Text } from '@ensemble/ui'
import { useMissionsAcceptInvitationMutation } from '../api/missions-api.ts'
import { MissionInShort } from './mission-in-short.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import { QuestionFields } from './question-fields.tsx'
import { blankRegistration, type RegistrationForm, toAcceptance } from './registration-form.ts'
import { SharedHealthChoice } from './shared-health-choice.tsx'
import { useFaultsOfAnswers } from './use-faults-of-answers.ts'

interface AcceptDialogProps {
  mission: Mission
  onAccepted: () => void
  onClose: () => void
}

/**
 * What a mission asks of everybody who takes part, asked of somebody who was invited, and what else they hold at the same
 * time. What was written is kept.
 */
export default function AcceptDialog({ mission, onAccepted, onClose }: AcceptDialogProps) {
  const { t } = useTranslation('mf-missions')
  const [accept] = useMissionsAcceptInvitationMutation()
  const { send, sending, failure, refusal } = useSend(accept)
  // Who waited in line has answered before.
  const blank = blankRegistration(mission, mission.myParticipation?.answers)
  const form = useForm<RegistrationForm>({ defaultValues: blank })
  const draft = useFormDraft({
    key: `mission.accept.${mission.id}`,
    form,
    blank,
    leaveOut: ['sharedHealthFields'],
    active: true,
  })
  useFaultsOfAnswers(refusal, form)

  async function submit(values: RegistrationForm) {
    const participant = await send({ params: { missionId: mission.id }, body: toAcceptance(values) })
    if (!participant) return
    draft.forget()
    onAccepted()
  }

  return (
    <FormDialog
      title={t(mission.myParticipation?.placeOffered ? 'invitation.acceptOfferTitle' : 'invitation.acceptTitle')}
      about={<MissionInShort mission={mission} />}
      submit={{ label: t('invitation.acceptSend') }}
      draft={draft}
      sending={sending}
      failure={failure}
      onSubmit={() => void form.handleSubmit(submit)()}
      onClose={onClose}
    >
      <OverlapNotice overlaps={mission.overlaps} departmentCode={mission.departmentCode} />
      <Text>{t('invitation.acceptNext')}</Text>
      <QuestionFields questions={mission.questions} form={form} readOnly={!draft.ready} />
      <Controller
        control={form.control}
        name="sharedHealthFields"
        render={({ field: { value, onChange } }) => (
          <SharedHealthChoice mission={mission} value={value} onChange={onChange} />
        )}
      />
    </FormDialog>
  )
}
