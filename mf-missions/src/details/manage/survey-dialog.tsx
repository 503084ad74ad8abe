import { surveyKinds, type SurveyKind } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import type { SurveyResults } from '@ensemble/contracts/missions/survey'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, RadioGroup, Text, TextArea, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsSendSurveyMutation } from '../../api/management-api.ts'
import { type Addressed, partLength, subjectLength, useSurveyForm } from './use-survey-form.ts'

interface SurveyDialogProps {
  mission: Mission
  /** What was sent so far, and to how many people in all. */
  before: Pick<SurveyResults, 'sends' | 'recipients'>
  onClose: () => void
}

/** Sends the survey that the platform keeps, or the address of another, to the confirmed people. */
export function SurveyDialog({ mission, before, onClose }: SurveyDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsSendSurveyMutation()[0])
  const asked = before.recipients > 0
  // Another site does not tell who has answered there.
  const untold = before.sends.some(({ kind }) => kind === 'link')
  const told = before.sends.some(({ kind }) => kind === 'built_in')
  const { form, draft, written, goesOn, faults, body } = useSurveyForm(mission, asked && !untold ? 'again' : 'new')
  const [checked, setChecked] = useState(false)

  async function confirm() {
    setChecked(true)
    const survey = body()
    const answer = survey && (await send({ params: { missionId: mission.id }, body: survey }))
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
      {asked ? (
        <RadioGroup<Addressed>
          legend={t('surveys.to')}
          name="to"
          options={[
            { value: 'new', label: t('surveys.addressed.new') },
            {
              value: 'again',
              label: t(told ? 'surveys.addressed.again' : 'surveys.addressed.all'),
              hint: untold ? t('surveys.untold') : undefined,
            },
          ]}
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
          error={checked && faults.part ? t('surveys.partMissing') : undefined}
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
          error={checked && faults.url ? t('form.faults.UNSAFE_LINK') : undefined}
          {...form.register('url')}
        />
      ) : null}
      <TextField
        label={t('surveys.subject')}
        maxLength={subjectLength.max}
        error={checked && faults.subject ? t('fields.TOO_SHORT', { min: subjectLength.min }) : undefined}
        {...form.register('subject')}
      />
      <TextArea label={t('surveys.message')} optional rows={3} maxLength={2000} {...form.register('message')} />
    </FormDialog>
  )
}
