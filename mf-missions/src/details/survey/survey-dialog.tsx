import { Controller, useForm, useFormDraft, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Checkbox, FormDialog, RadioGroup, TextArea } from '@ensemble/ui'
import { useMissionsAnswerSurveyMutation } from '../../api/details-api.ts'

const marks = ['5', '4', '3', '2', '1'] as const
type Mark = (typeof marks)[number]

interface SurveyForm {
  grade: Mark | ''
  usefulness: Mark | ''
  comment: string
  publishable: boolean
}

const blank: SurveyForm = { grade: '', usefulness: '', comment: '', publishable: false }

interface SurveyDialogProps {
  missionId: string
  open: boolean
  onClose: () => void
}

/** Two marks and a word, if one likes. What was written is kept until it is sent. */
export function SurveyDialog({ missionId, open, onClose }: SurveyDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [answer] = useMissionsAnswerSurveyMutation()
  const { send, sending, failure, clear } = useSend(answer)
  const form = useForm<SurveyForm>({ defaultValues: blank })
  const { control, register, handleSubmit, reset, formState } = form
  const draft = useFormDraft({ key: `mission.opinion.${missionId}`, form, blank, active: open })

  async function submit({ grade, usefulness, comment, publishable }: SurveyForm) {
    const words = comment.trim()
    const body = {
      grade: Number(grade),
      usefulness: Number(usefulness),
      ...(words === '' ? {} : { comment: words }),
      publishable: words !== '' && publishable,
    }
    if (!(await send({ params: { missionId }, body }))) return
    toast(t('survey.answered'))
    draft.forget()
    reset(blank)
    onClose()
  }

  function close() {
    clear()
    onClose()
  }

  function question(name: 'grade' | 'usefulness', answers: 'grades' | 'usefulnesses') {
    return (
      <Controller
        control={control}
        name={name}
        rules={{ required: true }}
        render={({ field: { value, onChange, ref } }) => (
          <RadioGroup
            legend={t(`survey.${name}`)}
            options={marks.map((mark) => ({ value: mark, label: t(`survey.${answers}.${mark}`) }))}
            value={value}
            onChange={onChange}
            error={formState.errors[name] ? t('fields.REQUIRED') : undefined}
            ref={ref}
          />
        )}
      />
    )
  }

  return (
    <FormDialog
      title={t('survey.title')}
      submit={{ label: t('survey.send') }}
      leave={t('survey.cancel')}
      onSubmit={() => void handleSubmit(submit)()}
      onClose={close}
      {...{ open, draft, sending, failure }}
    >
      {question('grade', 'grades')}
      {question('usefulness', 'usefulnesses')}
      <TextArea
        label={t('survey.comment')}
        hint={t('survey.commentHint')}
        optional
        maxLength={2000}
        {...register('comment')}
      />
      <Checkbox label={t('survey.publishable')} {...register('publishable')} />
    </FormDialog>
  )
}
