import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { createDrafts, useForm, useSend, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea } from '@ensemble/ui'
import { useEffect, useState } from 'react'
import { useMissionsRegisterForMutation } from '../../api/telephone-api.ts'
import { MissionInShort } from '../../registration/mission-in-short.tsx'
import { QuestionFields } from '../../registration/question-fields.tsx'
import {
  blankRegistration,
  motivationLength,
  type RegistrationForm,
  toBody,
} from '../../registration/registration-form.ts'
import { useAnswerFault } from '../../registration/use-answer-fault.ts'
import { useFaultsOfAnswers } from '../../registration/use-faults-of-answers.ts'
import type { FoundCaller } from './caller-step.tsx'
import { useSaid, WordsReadOut } from './words-read-out.tsx'

interface YesStepProps {
  mission: Mission
  caller: Pick<FoundCaller, 'id' | 'displayName'>
  /** A first registration asks what the mission asks; an answer to an invitation its questions; a new date nothing. */
  asks: 'everything' | 'questions' | 'nothing'
  onDone: (participant: Participant) => void
  onClose: () => void
}

/** In this tab alone: without a yes nothing of what was said is noted. */
const drafts = createDrafts<RegistrationForm>()

/** Notes the yes of somebody who calls. What the mission asks of everybody is asked; nothing about health. */
export function YesStep({ mission, caller, asks, onDone, onClose }: YesStepProps) {
  const { t } = useTranslation('mf-missions')
  const { send, sending, failure, refusal } = useSend(useMissionsRegisterForMutation()[0])
  const draft = `${mission.id} ${caller.id}`
  const [begun] = useState(() => drafts.get(draft))
  // As many answers as there are questions now.
  const blank = blankRegistration(
    mission,
    begun?.answers.map(({ text }) => text),
  )
  const form = useForm<RegistrationForm>({ defaultValues: { ...blank, ...begun, answers: blank.answers } })
  const { register, formState, subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => drafts.keep(draft, values) }),
    [subscribe, draft],
  )
  const words = useAnswerFault()
  const said = useSaid('registration')
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  useFaultsOfAnswers(refusal, form)
  const { motivationRequired: required, interestsDeclarationRequired, questions } = mission
  const all = asks === 'everything'

  async function submit(values: RegistrationForm) {
    if (!agreed) return
    const { motivation, answers, conflictOfInterest } = toBody(values)
    const participant = await send({
      params: { missionId: mission.id },
      body: {
        userId: caller.id,
        said,
        ...(all && motivation && { motivation }),
        ...(asks !== 'nothing' && answers && { answers }),
        ...(all && conflictOfInterest && { conflictOfInterest }),
      },
    })
    if (!participant) return
    drafts.forget(draft)
    onDone(participant)
  }

  return (
    <FormDialog
      title={t('telephone.noteYes', { name: caller.displayName })}
      about={<MissionInShort mission={mission} />}
      submit={{ label: t('telephone.note') }}
      sending={sending}
      failure={refusal?.code === 'ALREADY_REGISTERED' ? t('telephone.alreadyIn') : failure}
      onSubmit={() => {
        setTried(true)
        void form.handleSubmit(submit)()
      }}
      onClose={onClose}
    >
      {all ? (
        <>
          <Text>{t('telephone.noHealth')}</Text>
          <TextArea
            label={t('telephone.motivation')}
            optional={!required}
            rows={3}
            maxLength={motivationLength.max}
            error={words(formState.errors.motivation?.type)}
            {...register('motivation', {
              validate: {
                REQUIRED: (text) => !required || text.trim() !== '',
                TOO_SHORT: (text) => !required || text.trim().length >= motivationLength.min,
              },
            })}
          />
        </>
      ) : null}
      {asks === 'nothing' ? null : <QuestionFields questions={questions} form={form} readOnly={false} />}
      {all && interestsDeclarationRequired ? (
        <TextArea
          label={t('register.interests')}
          hint={t('register.interestsHint')}
          rows={2}
          maxLength={500}
          error={words(formState.errors.conflictOfInterest?.type)}
          {...register('conflictOfInterest', { validate: { REQUIRED: (text) => text.trim() !== '' } })}
        />
      ) : null}
      <WordsReadOut
        purpose="registration"
        agreed={agreed}
        onAgreed={setAgreed}
        error={tried && !agreed ? t('telephone.needsYes') : undefined}
      />
    </FormDialog>
  )
}
