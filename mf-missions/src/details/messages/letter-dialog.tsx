import { type LetterAudience, letterAudiences, messageLimits } from '@ensemble/contracts/missions/message-limits'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useForm, useFormDraft, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, RadioGroup, Select, TextArea, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsWriteLetterMutation } from '../../api/messages-api.ts'
import { LetterPreview } from './letter-preview.tsx'
import type { Addressee } from './mission-messages.ts'

/** Beginnings that a team may take. */
const templates = ['practical', 'change', 'thanks', 'question'] as const
type Template = (typeof templates)[number]

interface Written {
  audience: LetterAudience
  template: Template | ''
  subject: string
  text: string
}

const blank: Written = { audience: 'confirmed', template: '', subject: '', text: '' }

interface LetterDialogProps {
  mission: Mission
  /** People by name; none where it goes to an audience. */
  people: readonly Addressee[]
  onClose: () => void
}

/**
 * Writes to several people of a mission at once: whom, from which beginning, in which words, and then the mail as they
 * get it.
 */
export function LetterDialog({ mission, people, onClose }: LetterDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure, clear } = useSend(useMissionsWriteLetterMutation()[0])
  const form = useForm<Written>({ defaultValues: blank })
  const draft = useFormDraft({ key: draftKeyOf(mission, people), form, blank })
  useWatch({ control: form.control })
  const written = form.getValues()
  const [checked, setChecked] = useState(false)
  const [previewed, setPreviewed] = useState(false)
  const short = (field: 'subject' | 'text') => written[field].trim().length < messageLimits[field].min
  const faultOf = (field: 'subject' | 'text') =>
    checked && short(field) ? t('fields.TOO_SHORT', { min: messageLimits[field].min }) : undefined
  const counts = countsOf(mission)
  const many = people.length > 0 ? people.length : counts[written.audience]

  function write(change: Partial<Written>) {
    form.reset({ ...written, ...change }, { keepDefaultValues: true })
  }

  /** Takes another beginning, unless something of the writer's own stands there. */
  function begin(template: Template | '') {
    const wordsOf = (name: Template) => ({
      subject: t(`messages.letter.subjects.${name}`),
      text: t(`messages.letter.texts.${name}`),
    })
    const known = [{ subject: '', text: '' }, ...templates.map(wordsOf)]
    const untouched = known.some(({ subject, text }) => subject === written.subject && text === written.text)
    const words = template === '' ? { subject: '', text: '' } : wordsOf(template)
    write({ template, ...(untouched ? words : {}) })
  }

  async function confirm() {
    const to = people.length > 0 ? { userIds: people.map(({ userId }) => userId) } : { audience: written.audience }
    const body = { ...to, subject: written.subject.trim(), text: written.text.trim() }
    const answer = await send({ params: { missionId: mission.id }, body })
    if (!answer) return
    draft.forget()
    toast(t('messages.letter.done', { count: answer.sent }))
    onClose()
  }

  if (previewed) {
    const words = { subject: written.subject.trim(), text: written.text.trim() }
    const back = () => {
      clear()
      setPreviewed(false)
    }
    return (
      <LetterPreview
        {...{ mission, people, many, sending, failure, onClose }}
        {...words}
        onBack={back}
        onSend={() => void confirm()}
      />
    )
  }
  return (
    <FormDialog
      title={titleOf()}
      submit={{ label: t('messages.letter.preview') }}
      sending={false}
      failure={many === 0 ? t('messages.letter.nobody') : null}
      onSubmit={() => {
        setChecked(true)
        if (!short('subject') && !short('text') && many > 0) setPreviewed(true)
      }}
      onClose={onClose}
      draft={draft}
    >
      {people.length === 0 ? (
        <RadioGroup<LetterAudience>
          legend={t('messages.letter.to')}
          name="audience"
          options={letterAudiences.map((value) => ({
            value,
            label: t(`messages.letter.audiences.${value}`, { many: String(counts[value]) }),
          }))}
          value={written.audience}
          onChange={(audience) => write({ audience })}
        />
      ) : null}
      <Select<Template>
        label={t('messages.letter.template')}
        options={templates.map((value) => ({ value, label: t(`messages.letter.templates.${value}`) }))}
        emptyOption={t('messages.letter.noTemplate')}
        placeholder={t('messages.letter.noTemplate')}
        value={written.template}
        onChange={begin}
      />
      <TextField
        label={t('messages.letter.subject')}
        maxLength={messageLimits.subject.max}
        value={written.subject}
        error={faultOf('subject')}
        onChange={(event) => write({ subject: event.target.value })}
      />
      <TextArea
        label={t('messages.field')}
        hint={t('messages.noHealth')}
        rows={8}
        maxLength={messageLimits.text.max}
        value={written.text}
        error={faultOf('text')}
        onChange={(event) => write({ text: event.target.value })}
      />
    </FormDialog>
  )

  function titleOf() {
    const [first] = people
    if (people.length === 1 && first) return t('messages.letter.titleOne', { name: first.name })
    return people.length === 0 ? t('messages.letter.title') : t('messages.letter.titleSome', { count: people.length })
  }
}

/** Words to one person are theirs; what is meant for several stays, whoever is chosen next. */
function draftKeyOf({ id }: Mission, people: readonly Addressee[]): string {
  const [first] = people
  return people.length === 1 && first ? `letter.${id}.${first.userId}` : `letter.${id}${first ? '.several' : ''}`
}

/** How many people each audience has. */
function countsOf({ counters }: Mission): Record<LetterAudience, number> {
  const { validatedCount = 0, awaitingStaffCount = 0, waitlistCount = 0, invitedCount = 0 } = counters ?? {}
  return { confirmed: validatedCount, everybody: validatedCount + awaitingStaffCount + waitlistCount + invitedCount }
}
