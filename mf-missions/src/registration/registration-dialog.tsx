import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsRegisterMutation } from '../api/missions-api.ts'
import { MissionInShort } from './mission-in-short.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { blankRegistration, type RegistrationForm, toBody } from './registration-form.ts'
import { useFaultsOfAnswers } from './use-faults-of-answers.ts'
import { type Way, wayOf } from './way-of.ts'

interface RegistrationDialogProps {
  mission: Mission
  open: boolean
  onClose: () => void
}

/** Says what registering leads to, asks what the mission asks, and sends it once. What was written is kept until then. */
export function RegistrationDialog({ mission, open, onClose }: RegistrationDialogProps) {
  const { t } = useTranslation('mf-missions')
  const [register] = useMissionsRegisterMutation()
  const { send, sending, failure, refusal, clear } = useSend(register)
  const blank = blankRegistration(mission)
  const form = useForm<RegistrationForm>({ defaultValues: blank })
  const draft = useFormDraft({
    key: `mission.register.${mission.id}`,
    form,
    blank,
    leaveOut: ['sharedHealthFields', 'needs'],
    active: open,
  })
  useFaultsOfAnswers(refusal, form)
  // Once it is sent nothing is offered any more: the window that closes keeps its words.
  const offered = wayOf(mission)
  const [way, setWay] = useState<Way>(offered ?? mission.registrationMode)
  if (offered && offered !== way) setWay(offered)

  async function submit(values: RegistrationForm) {
    const participant = await send({ params: { missionId: mission.id }, body: toBody(values) })
    if (!participant) return
    draft.forget()
    form.reset(blank)
    onClose()
  }

  function close() {
    clear()
    onClose()
  }

  return (
    <FormDialog
      open={open}
      title={t(`register.title_${way}`)}
      about={<MissionInShort mission={mission} />}
      submit={{ label: t(`register.send_${way}`) }}
      draft={draft}
      sending={sending}
      failure={failure}
      onSubmit={() => void form.handleSubmit(submit)()}
      onClose={close}
    >
      <OverlapNotice overlaps={mission.overlaps} departmentCode={mission.departmentCode} />
      <Text>{t(`register.next_${way}`)}</Text>
      <RegistrationFields mission={mission} form={form} readOnly={!draft.ready} />
    </FormDialog>
  )
}
