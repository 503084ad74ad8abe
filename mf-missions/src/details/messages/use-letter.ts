import { type LetterAudience, messageLimits } from '@ensemble/contracts/missions/message-limits'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useTranslation, useWatch } from '@ensemble/mf-kit'
import { useState } from 'react'
import type { Addressee } from './mission-messages.ts'

/** Beginnings that a team may take. */
export const letterTemplates = ['practical', 'change', 'thanks', 'question'] as const
export type LetterTemplate = (typeof letterTemplates)[number]

interface WrittenLetter {
  audience: LetterAudience
  template: LetterTemplate | ''
  subject: string
  text: string
}

const blank: WrittenLetter = { audience: 'confirmed', template: '', subject: '', text: '' }

type LetterField = 'subject' | 'text'

export type Letter = ReturnType<typeof useLetter>

/** The letter that is being written: what stands in it, from which beginning, and what is wrong with it. */
export function useLetter(mission: Mission, people: readonly Addressee[]) {
  const { t } = useTranslation('mf-missions')
  const form = useForm<WrittenLetter>({ defaultValues: blank })
  const draft = useFormDraft({ key: draftKeyOf(mission, people), form, blank })
  useWatch({ control: form.control })
  const written = form.getValues()
  const [checked, setChecked] = useState(false)
  const short = (field: LetterField) => written[field].trim().length < messageLimits[field].min

  function write(change: Partial<WrittenLetter>) {
    form.reset({ ...written, ...change }, { keepDefaultValues: true })
  }

  /** Takes another beginning, unless something of the writer's own stands there. */
  function begin(template: LetterTemplate | '') {
    const wordsOf = (name: LetterTemplate) => ({
      subject: t(`messages.letter.subjects.${name}`),
      text: t(`messages.letter.texts.${name}`),
    })
    const known = [{ subject: '', text: '' }, ...letterTemplates.map(wordsOf)]
    const untouched = known.some(({ subject, text }) => subject === written.subject && text === written.text)
    const words = template === '' ? { subject: '', text: '' } : wordsOf(template)
    write({ template, ...(untouched ? words : {}) })
  }

  return {
    written,
    /** The words as they are sent. */
    words: { subject: written.subject.trim(), text: written.text.trim() },
    draft,
    write,
    begin,
    /** Says from now on what is wrong. @returns whether nothing is */
    check: () => {
      setChecked(true)
      return !short('subject') && !short('text')
    },
    faultOf: (field: LetterField) =>
      checked && short(field) ? t('fields.TOO_SHORT', { min: messageLimits[field].min }) : undefined,
  }
}

/** Words to one person are theirs; what is meant for several stays, whoever is chosen next. */
function draftKeyOf({ id }: Mission, people: readonly Addressee[]): string {
  const [first] = people
  return people.length === 1 && first ? `letter.${id}.${first.userId}` : `letter.${id}${first ? '.several' : ''}`
}
