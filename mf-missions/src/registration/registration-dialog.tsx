import { type Mission } from '@ensemble/contracts/missions/http'
import { errorMessage, isRequestError, useForm, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, Notice, Stack, Text } from '@ensemble/ui'
import { useId, useState } from 'react'
import { useOnce } from '../actions/use-once.ts'
import { useMissionsRegisterMutation } from '../api/missions-api.ts'
import { RegistrationFields } from './registration-fields.tsx'
import { blankRegistration, type RegistrationForm, toBody } from './registration-form.ts'

interface RegistrationDialogProps {
  mission: Mission
  open: boolean
  onClose: () => void
}

/** Says what registering leads to, asks what the mission asks, and sends it once. */
export function RegistrationDialog({ mission, open, onClose }: RegistrationDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const formId = useId()
  const [send, { isLoading }] = useMissionsRegisterMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<RegistrationForm>({ defaultValues: blankRegistration(mission) })
  const way = mission.allowedActions.includes('join_waitlist') ? 'waitlist' : mission.registrationMode

  const submit = useOnce(async (values: RegistrationForm) => {
    setRefusal(null)
    try {
      const participant = await send({ params: { missionId: mission.id }, body: toBody(values) }).unwrap()
      toast(t(participant.validationStatus === 'validated' ? 'register.confirmed' : 'register.sent'))
      close()
    } catch (error) {
      const named = isRequestError(error) ? Object.entries(error.fields) : []
      for (const [field, [code]] of named) {
        const path = field === 'motivation' ? field : fieldOfAnswer(field)
        if (path && code) form.setError(path, { type: code })
      }
      setRefusal(errorMessage(error))
    }
  })

  function close() {
    form.reset(blankRegistration(mission))
    setRefusal(null)
    onClose()
  }

  return (
    <Dialog
      open={open}
      title={t(`register.title_${way}`)}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('register.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isLoading}>
            {t(`register.send_${way}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack sx={{ gap: '20px' }}>
          {refusal ? (
            <Notice severity="error" announce>
              {refusal}
            </Notice>
          ) : null}
          <Text>{t(`register.next_${way}`)}</Text>
          <RegistrationFields mission={mission} form={form} />
        </Stack>
      </form>
    </Dialog>
  )
}

function fieldOfAnswer(field: string): `answers.${number}.text` | null {
  const index = /^answers\.(\d+)$/.exec(field)?.[1]
  return index === undefined ? null : `answers.${Number(index)}.text`
}
