import type { SurveyKind } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useTranslation, useWatch } from '@ensemble/mf-kit'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { useState } from 'react'
import { isHttps } from '../../inputs/is-https.ts'

/** Who has not been asked yet, or who has been asked and has not answered. */
export type Addressed = 'new' | 'again'

interface SurveyForm {
  kind: SurveyKind
  url: string
  subject: string
  message: string
  part: string
  to: Addressed
}

/** Characters of a survey. */
export const subjectLength = { min: 5, max: 120 }
export const partLength = { min: 3, max: 120 }

/**
 * What is written of a survey, what of it is wrong, and what is sent.
 * @param to who is chosen at first
 */
export function useSurveyForm(mission: Mission, to: Addressed) {
  const { t } = useTranslation('mf-missions')
  const blank: SurveyForm = {
    kind: 'built_in',
    url: '',
    subject: t('surveys.subjectOf', { title: mission.title }).slice(0, subjectLength.max),
    message: '',
    part: '',
    to,
  }
  const form = useForm<SurveyForm>({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.survey.${mission.id}`, form, blank })
  useWatch({ control: form.control })
  const written = form.getValues()
  // Nobody is asked how it was before it was.
  const [goesOn] = useState(() => isUnderWay(mission, new Date()))
  const url = written.url.trim()
  const faults = {
    subject: written.subject.trim().length < subjectLength.min,
    url: written.kind === 'link' && !isHttps(url),
    part: goesOn && written.part.trim().length < partLength.min,
  }

  /** Null while something is wrong. */
  function body(): CallInput<'mission.sendSurvey'>['body'] | null {
    if (Object.values(faults).includes(true)) return null
    return {
      kind: written.kind,
      subject: written.subject.trim(),
      ...(written.kind === 'link' ? { url } : {}),
      ...(goesOn ? { part: written.part.trim() } : {}),
      ...(written.to === 'again' ? { again: true as const } : {}),
      ...(written.message.trim() ? { message: written.message.trim() } : {}),
    }
  }

  return { form, draft, written, goesOn, faults, body }
}

function isUnderWay({ endAt, closedAt }: Mission, now: Date): boolean {
  return closedAt === null && (endAt === null || new Date(endAt) >= now)
}
