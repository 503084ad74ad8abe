import { surveyKinds, type SurveyKind } from '@ensemble/contracts/enumerations'
import { type Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, RadioGroup, Text, TextArea, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsSendSurveyMutation } from '../../api/management-api.ts'

interface SurveyForm {
  kind: SurveyKind
  url: string
  subject: string
  message: string
}

/** Characters of decisions.md §1, Survey send. */
const subjectLength = { min: 5, max: 120 }

/** Sends the survey that the platform keeps, or the address of another, to everybody confirmed who has not had one. */
export function SurveyDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsSendSurveyMutation()[0])
  const blank: SurveyForm = {
    kind: 'built_in',
    url: '',
    subject: t('surveys.subjectOf', { title: mission.title }).slice(0, subjectLength.max),
    message: '',
  }
  const form = useForm<SurveyForm>({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.survey.${mission.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const written = form.getValues()
  const url = written.url.trim()
  const isShort = written.subject.trim().length < subjectLength.min
  const isUnsafe = written.kind === 'link' && !(url.startsWith('https://') && URL.canParse(url))

  async function confirm() {
    setChecked(true)
    if (isShort || isUnsafe) return
    const body = {
      kind: written.kind,
      subject: written.subject.trim(),
      ...(written.kind === 'link' ? { url } : {}),
      ...(written.message.trim() ? { message: written.message.trim() } : {}),
    }
    const answer = await send({ params: { missionId: mission.id }, body })
    if (!answer) return
    draft.forget()
    toast(t('surveys.done', { count: answer.recipients }))
    onClose()
  }

  return (
    <FormDialog
      title={t('surveys.open')}
      submit={{ label: t('surveys.send') }}
      onSubmit={() => void confirm()}
      {...{ draft, sending, failure, onClose }}
    >
      <Text>{t('surveys.consequence')}</Text>
      <RadioGroup<SurveyKind>
        legend={t('surveys.kind')}
        name="kind"
        options={surveyKinds.map((value) => ({
          value,
          label: t(`surveys.kinds.${value}`),
          hint: t(`surveys.kindHints.${value}`),
        }))}
        value={written.kind}
        onChange={(kind) => form.setValue('kind', kind)}
      />
      {written.kind === 'link' ? (
        <TextField
          type="url"
          label={t('surveys.url')}
          maxLength={500}
          error={checked && isUnsafe ? t('form.faults.UNSAFE_LINK') : undefined}
          {...form.register('url')}
        />
      ) : null}
      <TextField
        label={t('surveys.subject')}
        maxLength={subjectLength.max}
        error={checked && isShort ? t('fields.TOO_SHORT', { min: subjectLength.min }) : undefined}
        {...form.register('subject')}
      />
      <TextArea label={t('surveys.message')} optional rows={3} maxLength={2000} {...form.register('message')} />
    </FormDialog>
  )
}
