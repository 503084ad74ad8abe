import { surveyKinds, type SurveyKind } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, RadioGroup, Text, TextArea, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsSendSurveyMutation } from '../../api/management-api.ts'

/** Who has not been asked yet, or who has been asked and has not answered. */
const addressed = ['new', 'again'] as const
type Addressed = (typeof addressed)[number]

interface SurveyForm {
  kind: SurveyKind
  url: string
  subject: string
  message: string
  part: string
  to: Addressed
}

/** Characters of a survey. */
const subjectLength = { min: 5, max: 120 }
const partLength = { min: 3, max: 120 }

interface SurveyDialogProps {
  mission: Mission
  /** People who have been asked so far. */
  asked: number
  onClose: () => void
}

/** Sends the survey that the platform keeps, or the address of another, to the confirmed people. */
export function SurveyDialog({ mission, asked, onClose }: SurveyDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsSendSurveyMutation()[0])
  const blank: SurveyForm = {
    kind: 'built_in',
    url: '',
    subject: t('surveys.subjectOf', { title: mission.title }).slice(0, subjectLength.max),
    message: '',
    part: '',
    to: asked > 0 ? 'again' : 'new',
  }
  const form = useForm<SurveyForm>({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.survey.${mission.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const written = form.getValues()
  const url = written.url.trim()
  const isShort = written.subject.trim().length < subjectLength.min
  const isUnsafe = written.kind === 'link' && !(url.startsWith('https://') && URL.canParse(url))

  // Nobody is asked how it was before it was.
  const [goesOn] = useState(() => isUnderWay(mission, new Date()))
  const isPartMissing = goesOn && written.part.trim().length < partLength.min

  async function confirm() {
    setChecked(true)
    if (isShort || isUnsafe || isPartMissing) return
    const body = {
      kind: written.kind,
      subject: written.subject.trim(),
      ...(written.kind === 'link' ? { url } : {}),
      ...(goesOn ? { part: written.part.trim() } : {}),
      ...(written.to === 'again' ? { again: true as const } : {}),
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
      {asked > 0 ? (
        <RadioGroup<Addressed>
          legend={t('surveys.to')}
          name="to"
          options={addressed.map((value) => ({ value, label: t(`surveys.addressed.${value}`) }))}
          value={written.to}
          onChange={(to) => form.setValue('to', to)}
        />
      ) : (
        <Text>{t('surveys.consequence')}</Text>
      )}
      {goesOn ? (
        <TextField
          label={t('surveys.part')}
          hint={t('surveys.partHint')}
          maxLength={partLength.max}
          error={checked && isPartMissing ? t('surveys.partMissing') : undefined}
          {...form.register('part')}
        />
      ) : null}
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

function isUnderWay({ endAt, closedAt }: Mission, now: Date): boolean {
  return closedAt === null && (endAt === null || new Date(endAt) >= now)
}
